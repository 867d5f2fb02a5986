import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { requireChromium } from '../../../scripts/find/chromium.mjs';
import { openLab, parseAnswer } from '../../browsers/lab.ts';
import { differences, readRecorded } from '../../fingerprints/recorded.ts';

it('Chromium computes the recorded bits', async () => {
  const lab = await openLab();
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(lab.url);
    const answer = await page.locator('#result:not(:empty)').textContent({ timeout: 120_000 });
    expect(differences(readRecorded()?.fingerprints ?? {}, parseAnswer(answer ?? '').fingerprints)).toEqual(
      [],
    );
  } finally {
    await browser.close();
    await lab.close();
  }
}, 180_000);
