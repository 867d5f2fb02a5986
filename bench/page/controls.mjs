// How soon the page answers each of its controls: every one in sight on the opening scene is used twice.
import { openPage } from './open-page.mjs';

/** The browser reports no shorter times; a shorter one counts as this long. */
const SHORTEST_MS = 16;
/** Time for what a control begins, before the next one is used. */
const SETTLE_MS = 350;
const TOO_LATE_MS = 2000;
const SCENE = 'abrupt-change.100';
const CONTROLS =
  '#root :is(button, a[href], input, select, summary, [role=tab], [role=slider]):visible:enabled';

/** Runs in the page before anything else: the longest time from an input to the next paint. */
function watch() {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

const nameOf = (element) =>
  element.getAttribute('aria-label') ??
  element.labels?.[0]?.textContent ??
  element.textContent.trim().slice(0, 40);

/** Uses a control once, as its kind is used; returns the longest time to the next paint, null if it cannot be used. */
async function use(page, control) {
  await page.evaluate(() => {
    window.longest = 0;
  });
  const slides = (await control.getAttribute('type')) === 'range';
  try {
    await control.scrollIntoViewIfNeeded({ timeout: TOO_LATE_MS });
    if (slides) await control.press('ArrowRight');
    else await control.click({ timeout: TOO_LATE_MS });
  } catch {
    return null;
  }
  await page.waitForTimeout(SETTLE_MS);
  return Math.max(SHORTEST_MS, await page.evaluate(() => window.longest));
}

/** Closes what a control has opened. */
async function leave(page) {
  await page.keyboard.press('Escape');
  await page.waitForTimeout(SETTLE_MS);
}

async function timesOf(browser, url, index) {
  const page = await openPage(browser, url, SCENE, watch);
  await page.waitForTimeout(SETTLE_MS);
  // The element itself: after its first use other controls may be in sight.
  const control = await page.locator(CONTROLS).nth(index).elementHandle();
  const name = await control.evaluate(nameOf);
  const first = await use(page, control);
  await leave(page);
  const second = await use(page, control);
  await page.context().close();
  return { name, first, second };
}

/** For each control, in a page of its own, the times of a first use and of a second one, when what it loads is there. */
export async function controlTimes(browser, url) {
  const page = await openPage(browser, url, SCENE, watch);
  const count = await page.locator(CONTROLS).count();
  await page.context().close();
  const rows = [];
  for (let index = 0; index < count; index++) rows.push(await timesOf(browser, url, index));
  return rows.filter(({ first }) => first !== null);
}
