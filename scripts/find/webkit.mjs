import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isExecutable, onPath } from './program.mjs';

/** The driver with its browser, and a screen for it to draw on (xvfb needs xauth). */
export const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth'];

function folders(parent, prefix) {
  try {
    return readdirSync(parent)
      .filter((name) => name.startsWith(prefix))
      .map((name) => join(parent, name));
  } catch {
    return [];
  }
}

/** WebKitGTK's own small browser stands in a library folder, not on the PATH. */
function findMiniBrowser() {
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64', ...folders('/usr/lib', '')];
  return libraries
    .flatMap((library) => folders(library, 'webkit2gtk-').concat(folders(library, 'webkitgtk-')))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable);
}

/** Paths of WebKit's driver, its browser and a virtual screen; undefined unless all three are there. */
export function findWebKit() {
  const found = {
    driver: onPath(['WebKitWebDriver']),
    browser: findMiniBrowser(),
    screen: onPath(['xvfb-run']),
  };
  return found.driver && found.browser && found.screen && onPath(['xauth']) ? found : undefined;
}
