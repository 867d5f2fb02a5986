// npm run test:browsers: the recorded fingerprints and links in Chromium, Firefox and WebKit, and under another major version of Node;
// then what a class does (the tests' project `firefox`) in Firefox.
// On Debian as root missing browsers are installed; elsewhere one line says what is missing. A difference always fails.
import { spawnSync } from 'node:child_process';
import { requireChromium } from './find/chromium.mjs';
import { FIREFOX_PACKAGES, findFirefox } from './find/firefox.mjs';
import { installOnDebian } from './find/install-on-debian.mjs';
import { findWebKit, WEBKIT_PACKAGES } from './find/webkit.mjs';

function ensure(name, find, packages) {
  const found = find() ?? (installOnDebian(name, packages) ? find() : undefined);
  if (!found) console.log(`${name}: skipped, it is not here (on Debian: apt install ${packages.join(' ')})`);
  return found;
}

const browsers = {
  chromium: requireChromium(),
  firefox: ensure('Firefox', findFirefox, FIREFOX_PACKAGES),
  webkit: ensure('WebKit', findWebKit, WEBKIT_PACKAGES),
};
function run(args, env = {}) {
  const options = {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  };
  return spawnSync('npx', args, options).status ?? 1;
}

// Firefox is driven over a web socket, which Node 20 has behind a flag.
const bits = run(['tsx', 'test/browsers/run.ts', JSON.stringify(browsers)], {
  NODE_OPTIONS: '--experimental-websocket',
});
const classroom = browsers.firefox ? run(['vitest', 'run', '--project', 'firefox']) : 0;
process.exit(bits || classroom);
