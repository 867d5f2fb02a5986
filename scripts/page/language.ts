import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { GEN, writeWords } from '../words/write.ts';

/**
 * `vite build --mode de` takes the words of words/de.arb, and so for every language that there is; else they are English.
 * A catalogue that is saved while `vite` serves the page is compiled at once.
 */
export function language(): Plugin {
  return {
    name: 'language',
    config: (_, { mode }) =>
      existsSync(GEN + mode)
        ? { resolve: { alias: [{ find: /^#words\/(.*)/, replacement: `${GEN}${mode}/$1.ts` }] } }
        : null,
    configureServer({ watcher, config }) {
      const folder = new URL('../../words', import.meta.url).pathname;
      watcher.add(folder).on('change', (file) => {
        if (!file.startsWith(folder) || !file.endsWith('.arb')) return;
        try {
          writeWords();
        } catch (error) {
          config.logger.error((error as Error).message);
        }
      });
    },
  };
}
