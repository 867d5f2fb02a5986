import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { noticesOfPackages, packageOf } from '../build/third-party.mjs';

export const NOTICES = 'third-party.txt';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/**
 * What no module of a bundle shows: faces that are cut before the build, the standard library within the
 * numerical core, and the service worker's own code.
 */
export const BESIDE = [
  '@fontsource-variable/inter',
  'assemblyscript',
  'katex',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/**
 * The licence texts of every package that the page ships, as one file beside it: `page` goes among the page's plugins,
 * `worker` among the workers', whose bundles no other plugin sees. The workers are bundled first.
 */
export function notices(): { readonly page: () => Plugin; readonly worker: () => Plugin } {
  const packages = new Set(BESIDE);
  const collect = (path: string) => {
    const name = packageOf(path);
    if (name) packages.add(name);
  };
  const collector = (name: string, write?: (plugin: { emitFile: EmitFile }) => void): Plugin => ({
    name,
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          for (const [id, { renderedLength }] of Object.entries(file.modules))
            if (renderedLength > 0) collect(id);
      // Sheets leave no code behind.
      for (const id of this.getModuleIds()) if (/\.css(\?|$)/.test(id)) collect(id);
      write?.(this);
    },
  });
  return {
    worker: () => collector('notices-worker'),
    page: () =>
      collector('notices', (plugin) =>
        plugin.emitFile({ type: 'asset', fileName: NOTICES, source: noticesOfPackages(packages, ROOT) }),
      ),
  };
}

type EmitFile = (file: { type: 'asset'; fileName: string; source: string }) => string;
