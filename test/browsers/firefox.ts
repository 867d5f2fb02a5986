import { launch } from 'puppeteer-core';
import { type Answer, LONGEST_WAIT, type Question } from './lab.ts';

/** Opens pages in Firefox, over WebDriver BiDi, one after the other, and waits for the answer of each. */
export async function askFirefox(executablePath: string, questions: readonly Question[]): Promise<Answer> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  try {
    const page = await browser.newPage();
    const texts: string[] = [];
    for (const { url, answer } of questions) {
      await page.goto(url);
      const shown = await page.waitForFunction(answer, { timeout: LONGEST_WAIT, polling: 200 });
      texts.push(String(await shown.jsonValue()));
    }
    return { engine: (await browser.version()).replace('firefox/', 'Firefox '), texts };
  } finally {
    await browser.close();
  }
}
