const VIEWPORT = { width: 1440, height: 900 };

/** Opens a scenario in a page of its own, as on a second visit: no card greets, and nothing is fetched any more. */
export async function openPage(browser, url, link, watch) {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('driftlab-tour', 'seen'));
  await page.addInitScript(watch);
  await page.goto(`${url}#${link}`);
  await page.locator('#first').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  return page;
}
