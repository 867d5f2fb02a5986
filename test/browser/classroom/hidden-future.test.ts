import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAddress } from '../../../src/engine/link/address.ts';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const [{ scenario, description }] = SCENES;
const link = (view: object) => `#${encodeLink({ ...scenario, view: { ...scenario.view, ...view } })}`;

describe('what is to come', () => {
  it('is not drawn in the panels and the timeline once it is hidden; the link says so, undo takes it back', async () => {
    const { page, complaints } = await stage.open(link({ step: 100 }));
    const marks = () => page.locator('.timeline .change, #panel-regret .change-line').count();
    await expect.poll(marks).toBe(4);
    await page.getByRole('button', { name: 'What is shown' }).click();
    await page.getByRole('menuitemcheckbox', { name: /^Hide later steps/ }).click();
    await expect.poll(marks).toBe(2);
    for (const plot of await page.locator('.insight .time-plot').all()) {
      const beyond = () =>
        plot.evaluate((element) => {
          const cut = element.querySelector('svg.layer clipPath rect[x="-4000"]');
          const right = element.getBoundingClientRect().left - 4000 + Number(cut?.getAttribute('width'));
          const cursor = element.querySelector('.cursor-line')?.getBoundingClientRect().x ?? Number.NaN;
          return Math.abs(right - cursor);
        });
      await expect.poll(beyond).toBeLessThan(2);
    }
    await expect.poll(async () => readAddress(page.url()).scenario.view.hide).toBe('future');
    await page.keyboard.press('Control+z');
    await expect.poll(marks).toBe(4);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is not told by the theorems either, before the last step', async () => {
    const { page, complaints } = await stage.open(link({ step: 100, hide: 'future' }));
    await page.getByText('t = 100 of').first().waitFor();
    await page.getByRole('button', { name: 'Bounds', exact: true }).click();
    const theory = page.getByRole('dialog');
    await theory.getByText('so they are hidden until the last step').waitFor();
    expect(await theory.locator('svg.layer').count()).toBe(0);
    await page.keyboard.press('Escape');
    await theory.waitFor({ state: 'detached' });
    await page.keyboard.press('End');
    await page.getByText('t = 200 of').first().waitFor();
    await page.getByRole('button', { name: 'Bounds', exact: true }).click();
    await theory.getByText(/assumptions? met/).waitFor({ timeout: 60_000 });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is hidden where a link says so, and cannot be pointed at', async () => {
    const { page } = await stage.open(link({ step: 100, hide: 'future' }));
    const plot = page.locator('#panel-regret .time-plot');
    await plot.locator('path.curve').first().waitFor({ state: 'attached' });
    const point = async (share: number) => {
      const box = await plot.boundingBox();
      if (!box) throw new Error('no plot');
      await plot.hover({ position: { x: share * box.width, y: box.height / 2 } });
    };
    const reading = () => page.locator('#panel-regret .reading').first().textContent();
    await point(0.9);
    await expect.poll(reading).toMatch(/^t = 100/);
    await point(0.3);
    await expect.poll(reading).not.toMatch(/^t = 100/);
    await page.context().close();
  });
});

describe('the changes', () => {
  it('are gone to by label, by key and from the scene’s head, whose sentence stays under the title', async () => {
    const { page, complaints } = await stage.open(link({ step: 20 }));
    const step = () => page.getByRole('slider', { name: 'Step', exact: true }).getAttribute('aria-valuenow');
    await page.locator('.timeline [data-jump="131"]').click();
    await expect.poll(step).toBe('131');
    await page.keyboard.press('p');
    await expect.poll(step).toBe('61');
    await page.keyboard.press('n');
    await expect.poll(step).toBe('131');
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Go to the change' }).click();
    await expect.poll(step).toBe('61');
    await expect.poll(() => page.locator('.scene .about').textContent()).toBe(description);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
