import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { parseScenario } from '../../../src/index.ts';
import { driftlab } from '../../cli/support.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const SMALL = {
  title: 'Small',
  objective: { id: 'gp-chain-1d', parameters: { rate: 0.1 } },
  seed: 4,
  horizon: 30,
  grid: { pointsPerDimension: 20 },
  lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'random' }],
};
const ACROSS = 'objective.parameters.rate=0.001,0.1';
const UP = 'noiseVariance=0.01,1';
const LINK = encodeLink(parseScenario(SMALL));
/** Takes so long that it is under way whenever a hand on a busy machine comes to *Pause*. */
const LONG = encodeLink(parseScenario({ ...SMALL, horizon: 600, grid: { pointsPerDimension: 100 } }));
const ADDRESS = `#map/${ACROSS}&${UP}&most=24/${LINK}`;

describe('the map', () => {
  it('says in every cell what the command line says, opens its world and its comparison, and is still there', async () => {
    const { page, complaints } = await stage.open(ADDRESS);
    const done = page.getByText('4 cells, up to 24 seeds each');
    await done.waitFor();

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('menuitem', { name: 'Every cell, CSV' }).click();
    const saved = readFileSync(await (await coming).path(), 'utf8');
    const flags = ['--across', ACROSS, '--up', UP, '--most', '24', '--workers', '0', '--format', 'csv'];
    expect(saved).toBe((await driftlab(['map', 's.json', ...flags], { 's.json': SMALL })).stdout);

    const drawing = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('menuitem', { name: 'Picture, SVG' }).click();
    const svg = readFileSync(await (await drawing).path(), 'utf8');
    expect(svg).toMatch(/<dc:source>http.+#map\/.+<\/dc:source><dc:identifier>\w{12}<.*engine [\d.]+</);

    // Corners first: the one below at the left is chosen.
    const cell = page.locator('.map-cell[aria-current="true"]');
    await cell.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => cell.locator('.visually-hidden').textContent())
      .toMatch(/^Change rate ε = 0\.1, .* = 1: /);
    await page.getByRole('heading', { name: /^Change rate ε = 0\.1, / }).waitFor();

    await page.getByRole('button', { name: 'Compare here' }).click();
    await page.getByRole('main', { name: 'Compare' }).waitFor();
    await page
      .getByText(/^(16|24) seeds$/)
      .first()
      .waitFor();
    await page.goBack();
    await done.waitFor();

    await cell.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByText(/^The world of a cell: Change rate ε = 0\.001, .* = 1\.$/).waitFor();
    await expect.poll(() => page.url()).not.toContain('#map');
    await page.getByRole('button', { name: 'Back to the map' }).click();
    await done.waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('opens large, with every cell in a table, and Back returns to it', async () => {
    const { page, complaints } = await stage.open(ADDRESS);
    const done = page.getByText('4 cells, up to 24 seeds each');
    await done.waitFor();
    await page.keyboard.press('x');
    await page.locator('.inspect .main-svg').first().waitFor();
    await expect.poll(() => page.url()).toContain(ADDRESS.replace('#map/', '#inspect/winners/'));
    const other = await stage.open(new URL(page.url()).hash);
    await other.page.getByText('The same as a table').click();
    await expect.poll(() => other.page.locator('.inspect-data tbody tr').count()).toBe(4);
    await other.page.context().close();
    await page.getByText('The same as a table').click();
    const rows = page.locator('.inspect-data tbody tr');
    await expect.poll(() => rows.count()).toBe(4);
    expect(await rows.first().textContent()).toMatch(/^0\.0010\.01A, 16mean R_T of A: 4\.750, /);
    await page.goBack();
    await done.waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('opens from the scene of the library that is one', async () => {
    const { page, complaints } = await stage.open('#library/scenes');
    await page.getByRole('button', { name: 'Keep or forget' }).click();
    await expect.poll(() => page.locator('.map-cell').count()).toBe(49);
    await expect.poll(() => page.url()).toMatch(/#map\/.+\/keep-or-forget$/);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Keep or forget' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has any number as an axis, pauses and resumes, and says what is no axis', async () => {
    const { page, complaints } = await stage.open(`#map/${UP}/${LONG}`);
    await page.getByRole('button', { name: 'Axis up: nothing' }).click();
    await page.getByRole('button', { name: 'Change rate ε', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toContain('&objective.parameters.rate=');
    await expect.poll(() => page.locator('.map-cell').count()).toBe(14);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Resume' }).waitFor({ state: 'detached' });

    await page.evaluate((link) => {
      location.hash = `#map/lanes.Z.parameters.epsilon=0.1,1/${link}`;
    }, LINK);
    await page.getByText(/has no value at "lanes\.Z/).waitFor();
    await page.getByRole('button', { name: 'Use the prepared axes' }).click();
    await expect.poll(() => page.locator('.map-cell').count()).toBe(49);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
