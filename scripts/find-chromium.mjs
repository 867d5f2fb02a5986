// Where the browser tests find Chromium: CHROME_PATH, then PATH, then Playwright's own; on Debian as root it is installed.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
}

/** Path of a Chromium, or undefined. */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROME_PATH is not an executable file: ${named}`);
    return named;
  }
  const own = chromium.executablePath();
  return onPath() ?? (own && existsSync(own) ? own : undefined);
}

/** Installs Debian's Chromium when this is Debian and we are root. */
function installOnDebian() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.error('Chromium is missing: installing the Debian package (about 20 s).');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const lock = ['-o', 'DPkg::Lock::Timeout=600'];
  execFileSync('apt-get', [...lock, 'update', '-qq'], options);
  execFileSync('apt-get', [...lock, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
}

/** Path of a Chromium; installs it where that is ours to do, else stops with the one command to run. */
export function requireChromium() {
  const found = findChromium();
  if (found) return found;
  installOnDebian();
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    'The browser tests need Chromium and found none.\nRun: npx playwright-core install chromium\n(or set CHROME_PATH to a Chromium or Chrome you have)',
  );
  process.exit(1);
}
