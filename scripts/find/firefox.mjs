import { isExecutable, onPath } from './program.mjs';

/** What Debian calls it. */
export const FIREFOX_PACKAGES = ['firefox-esr'];

/** Path of a Firefox: FIREFOX_PATH, then PATH; or undefined. */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named && !isExecutable(named)) throw new Error(`FIREFOX_PATH is not an executable file: ${named}`);
  return named || onPath(['firefox-esr', 'firefox', 'firefox.exe']);
}
