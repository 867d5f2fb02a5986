// Where the browser tests find Chromium: CHROME_PATH, then PATH, then Playwright's own; on Debian as root it is installed.
// The build without a window comes first: it opens a page with half the work.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installOnDebian } from './install-on-debian.mjs';
import { isExecutable, onPath } from './program.mjs';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];

/** Path of a Chromium, or undefined. */
function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROME_PATH is not an executable file: ${named}`);
    return named;
  }
  const own = chromium.executablePath();
  return onPath(NAMES) ?? (own && existsSync(own) ? own : undefined);
}

/** Path of a Chromium; installs it where that is ours to do, else stops with the one command to run. */
export function requireChromium() {
  const found = findChromium();
  if (found) return found;
  installOnDebian('Chromium', ['chromium-headless-shell']) || installOnDebian('Chromium', ['chromium']);
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    'The browser tests need Chromium and found none.\nRun: npx playwright-core install chromium\n(or set CHROME_PATH to a Chromium or Chrome you have)',
  );
  process.exit(1);
}
