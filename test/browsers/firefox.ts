import { launch } from 'puppeteer-core';
import { type Answer, LONGEST_WAIT } from './lab.ts';

/** Opens the page in Firefox, over WebDriver BiDi, and waits for its answer. */
export async function askFirefox(executablePath: string, url: string): Promise<Answer> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(() => document.getElementById('result')?.textContent, {
      timeout: LONGEST_WAIT,
    });
    const text = await page.evaluate(() => document.getElementById('result')?.textContent ?? '');
    return { engine: (await browser.version()).replace('firefox/', 'Firefox '), text };
  } finally {
    await browser.close();
  }
}
