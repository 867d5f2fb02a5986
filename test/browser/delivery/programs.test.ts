import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  encodeLink,
  loadBackend,
  parseScenario,
  prepareAlgorithms,
  runScenario,
} from '../../../src/index.ts';
import { OUTLASTING } from '../../faults/programs.ts';
import { IN_BROWSERS } from '../../faults/strangers.ts';
import { openStage, type Stage } from '../support.ts';

// Programs of strangers in the workers of the built page, six at a time: none gets out, none holds the page up.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const LANES = 6;
const sixes = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / LANES) }, (_, i) => items.slice(i * LANES, (i + 1) * LANES));

const scenarioWith = (title: string, programs: readonly string[]) =>
  parseScenario({
    ...{
      title,
      seed: 3,
      horizon: 12,
      objective: { id: 'abrupt-change-1d' },
      grid: { pointsPerDimension: 40 },
    },
    lanes: programs.map((program, i) => ({
      ...{ algorithm: 'own-algorithm', label: `${title}, ${i}` },
      parameters: { program },
    })),
  });

/** Opens a link as one whose programs were allowed, and waits until each lane is through or has stopped. */
async function opened(page: Page, title: string, programs: readonly string[]): Promise<void> {
  await page.evaluate(
    (texts) => sessionStorage.setItem('driftlab-programs', JSON.stringify(texts)),
    programs,
  );
  await page.evaluate(
    (link) => {
      location.hash = link;
    },
    encodeLink(scenarioWith(title, programs)),
  );
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  for (const i of programs.keys()) {
    const lane = page.getByRole('region', { name: `${title}, ${i}`, exact: false });
    await lane.locator(`${FAILED}, ${DRAWN}`).first().waitFor();
  }
}

/** A lane that says why it stopped, and one that is drawn at the step shown, alone or among many. */
const FAILED = '.lane-error';
const DRAWN = ':is(.lane-plot, .tile-picture):not(.waiting) svg.plot';

/** The sentences of lanes that have stopped. */
const stopped = (page: Page) => page.locator(FAILED).allInnerTexts();

describe('programs of strangers', () => {
  it('reach nothing, leave nothing behind, and an honest one computes its bits after them', async () => {
    const { page, complaints } = await stage.open();
    // An attempt that succeeds throws these words: so it would be seen.
    await opened(page, 'Caught', [`throw new Error('got out')`]);
    expect(await stopped(page)).toEqual([expect.stringContaining('got out')]);
    const attempts = Object.values(IN_BROWSERS);
    for (const [i, programs] of sixes(attempts).entries()) {
      await opened(page, `Attempt ${i}`, programs);
      expect((await stopped(page)).join('\n')).not.toContain('got out');
    }
    expect(attempts.length).toBeGreaterThan(100);
    const honest = scenarioWith('Honest', [
      `defineAlgorithm({ id: 'all', slots: () => ({ memory: slidingWindow(5) }) })`,
    ]);
    await prepareAlgorithms(honest.lanes);
    const [{ lane, fingerprint }] = [...runScenario(honest, await loadBackend())];
    await page.evaluate(
      (link) => {
        location.hash = link;
      },
      encodeLink(honest, { [lane.id]: fingerprint }),
    );
    await page.getByRole('button', { name: 'Run it' }).click();
    await page.getByText('Identical run').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 240_000);

  it('are ended by the page where no count ends them', async () => {
    const { page, complaints } = await stage.open();
    const programs = Object.values(OUTLASTING).slice(0, 3);
    for (const program of programs) {
      await opened(page, 'Outlasting', [program]);
      await expect
        .poll(async () => (await stopped(page)).join(' '))
        .toMatch(/was stopped|come to an end|16 MB/);
      await opened(page, 'In between', [`defineAlgorithm({ id: 'all' })`]);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 120_000);
});
