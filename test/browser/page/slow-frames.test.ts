import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawn, openStage, type Stage, usual } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What a hand does before the page has drawn what it did, or measured where it does it. */
describe('a hand that is faster than the page', () => {
  it('lets go of a curve before its last move is drawn: the curve is raised', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.60');
    await drawn(page);
    const grip = page.locator('.raise-grip').first();
    await grip.waitFor({ state: 'attached' });
    let [x, y] = [0, 0];
    const underHand = async () => {
      [x, y] = await grip.evaluate((path: SVGPathElement) => {
        const box = path.ownerSVGElement?.getBoundingClientRect();
        const at = path.getPointAtLength(0.6 * path.getTotalLength());
        return [(box?.left ?? 0) + at.x, (box?.top ?? 0) + at.y] as const;
      });
      await page.mouse.move(x, y);
      return grip.evaluate((path, at) => document.elementFromPoint(...at) === path, [x, y] as const);
    };
    // What arrives late on the page may move the curve.
    await expect.poll(underHand).toBe(true);
    await page.mouse.down();
    await grip.evaluate(
      (path, to) => {
        for (const type of ['pointermove', 'pointerup'])
          path.dispatchEvent(new PointerEvent(type, { ...to, pointerId: 1, bubbles: true }));
      },
      { clientX: x, clientY: y - 40 },
    );
    await expect.poll(() => page.locator('.act-head b').allInnerTexts()).toEqual(['Raise']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('taps a plot over t that is measured anew before the finger leaves: the step is shown', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.20', PHONE);
    const plot = page.locator('#panel-regret .time-plot');
    const axis = () => plot.locator('svg').first().innerHTML();
    await plot.locator('svg').first().waitFor();
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.boundingBox();
    if (!box) throw new Error('There is no plot.');
    const at = { x: Math.round(box.x + 0.6 * box.width), y: Math.round(box.y + box.height / 2) };
    expect(at.y).toBeGreaterThan(at.x);
    const before = await axis();
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await plot.evaluate((element: HTMLElement) => {
      element.style.width = '96%';
    });
    await expect.poll(axis).not.toBe(before);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const step = page.getByRole('slider', { name: 'Step', exact: true });
    await expect.poll(async () => Number(await step.getAttribute('aria-valuenow'))).toBeGreaterThan(90);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('presses the timeline before it has been measured: the step stays', async () => {
    const context = await stage.browser.newContext(usual(stage.url));
    await context.addInitScript(() => {
      const observe = ResizeObserver.prototype.observe;
      ResizeObserver.prototype.observe = function (element, options) {
        if (!element.matches('.timeline')) observe.call(this, element, options);
      };
    });
    const page = await context.newPage();
    await page.goto(`${stage.url}#abrupt-change.60`);
    await page.locator('#first').waitFor({ state: 'detached' });
    const step = page.getByRole('slider', { name: 'Step', exact: true });
    await step.click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => step.getAttribute('aria-valuenow')).toBe('61');
    await context.close();
  });

  it('goes from an entry that it was about to delete to the × of it: that is the second time', async () => {
    const { page, complaints } = await stage.open();
    const kept = [
      { id: 'x', name: 'For Monday', about: 'x · 2 lanes', day: '2026-11-22', link: 'steady-drift.50' },
    ];
    await page.evaluate((text) => localStorage.setItem('driftlab-yours', text), JSON.stringify(kept));
    await page.getByRole('button', { name: /^Library/ }).click();
    const entry = page.getByRole('button', { name: /^For Monday/ });
    await entry.focus();
    await page.keyboard.press('Delete');
    await entry.getByText('Delete again to remove “For Monday”.').waitFor();
    await page.locator('.entry-cell', { has: entry }).locator('.entry-remove').click();
    await entry.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
