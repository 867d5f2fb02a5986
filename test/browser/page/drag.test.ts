import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawn, linkOf, openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it('a slider let go leaves a value of few digits and the bits of that value typed; the run before stays beside it', async () => {
  const { page, complaints } = await stage.open('#abrupt-change.60');
  await drawn(page);
  const slider = page.getByRole('slider', { name: 'Noise variance, slider' });
  const field = page.getByRole('textbox', { name: 'Noise variance' });
  const thumb = () => slider.evaluate((input: HTMLInputElement) => input.valueAsNumber);
  await slider.hover({ position: { x: 20, y: 4 } });
  const box = await slider.boundingBox();
  if (!box) throw new Error('There is no slider.');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 157, box.y + box.height / 2, { steps: 60 });
  const held = await thumb();
  await page.locator('.ghost-note').first().waitFor();
  await page.mouse.up();
  const value = await field.inputValue();
  expect(Number(value)).toBe(Number(Number(value).toPrecision(2)));
  expect(Math.abs((await thumb()) - held)).toBeLessThan(8);
  await page.locator('.ghost-note').first().waitFor();
  const dragged = await linkOf(page);
  await page.context().close();

  const typed = await stage.open('#abrupt-change.60');
  const other = typed.page.getByRole('textbox', { name: 'Noise variance' });
  await other.fill(value);
  await other.press('Enter');
  expect(await linkOf(typed.page)).toBe(dragged);
  expect([...complaints, ...typed.complaints]).toEqual([]);
  await typed.page.context().close();
});
