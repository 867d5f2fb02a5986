import { chromium } from 'playwright-core';
import { until } from './driver.ts';
import type { Answer, Question } from './lab.ts';

/** Opens pages in Chromium, one after the other, and waits for the answer of each. */
export async function askChromium(executablePath: string, questions: readonly Question[]): Promise<Answer> {
  const browser = await chromium.launch({ executablePath });
  try {
    const texts: string[] = [];
    for (const { url, answer, longest } of questions) {
      const page = await browser.newPage();
      await page.goto(url);
      texts.push(await until(longest, () => page.evaluate<string>(answer)));
      await page.close();
    }
    return { engine: `Chromium ${browser.version()}`, texts };
  } finally {
    await browser.close();
  }
}
