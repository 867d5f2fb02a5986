// How soon the page answers each of its controls: every one in sight on the opening scene is used once.

/** Events shorter than this are not reported by the browser; they count as this long. */
const SHORTEST_MS = 16;
/** Time for what a control begins, before the next one is used. */
const SETTLE_MS = 350;

/** Runs in the page before anything else: the longest time from an input to the next paint. */
function watch() {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

async function opened(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('driftlab-tour', 'seen'));
  await page.addInitScript(watch);
  await page.goto(`${url}#abrupt-change.100`);
  await page.locator('#first').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  return page;
}

const CONTROLS =
  '#root :is(button, a[href], input, select, summary, [role=tab], [role=slider]):visible:enabled';

/** Uses a control once, as its kind is used. */
async function use(control) {
  await control.scrollIntoViewIfNeeded({ timeout: 2000 });
  const type = await control.evaluate((element) => element.getAttribute('type') ?? element.tagName);
  if (type === 'range') await control.press('ArrowRight');
  else await control.click({ timeout: 2000 });
}

/**
 * The longest time from an input to the next paint for each control, each in a page of its own, used a second time
 * when what the first use loads is there: the second is what a hand feels from then on.
 */
export async function controlTimes(browser, url) {
  const first = await opened(browser, url);
  const names = await first
    .locator(CONTROLS)
    .evaluateAll((elements) =>
      elements.map(
        (element) =>
          element.getAttribute('aria-label') ??
          element.labels?.[0]?.textContent ??
          element.textContent.trim().slice(0, 40),
      ),
    );
  await first.context().close();
  const rows = [];
  for (const [index, name] of names.entries()) {
    const page = await opened(browser, url);
    const times = [];
    for (let turn = 0; turn < 2; turn++) {
      await page.evaluate(() => {
        window.longest = 0;
      });
      const done = await use(page.locator(CONTROLS).nth(index)).then(
        () => true,
        () => false,
      );
      await page.waitForTimeout(SETTLE_MS);
      if (done) times.push(Math.max(SHORTEST_MS, await page.evaluate(() => window.longest)));
      await page.keyboard.press('Escape');
      await page.waitForTimeout(SETTLE_MS);
    }
    await page.context().close();
    if (times.length > 0) rows.push({ name, first: times[0], second: times[1] ?? null });
  }
  return rows;
}
