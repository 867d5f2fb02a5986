import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');
const TOLD = resolve(ROOT, 'web/told/told.ts');
const TELLER = resolve(ROOT, 'web/told/teller.ts');

type Faults = Readonly<Record<string, string>>;

/** The page tells faults of `src/` by the table of its language, `words/faults/de.json`; English ones are told as they are. */
export function faults(): Plugin {
  let table: Faults = {};
  return {
    name: 'faults',
    enforce: 'pre',
    configResolved({ mode }) {
      table = readFaults(mode);
    },
    transform(_, id) {
      if (id !== TOLD || Object.keys(table).length === 0) return null;
      const code = `import { teller } from ${JSON.stringify(TELLER)};\nexport const told = teller(${JSON.stringify(table)});\n`;
      return { code, map: null };
    },
  };
}

/** The table of a language; empty for English, which stands in `src/`. */
export function readFaults(language: string): Faults {
  const file = resolve(ROOT, `words/faults/${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
