import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');
const TELLER = resolve(ROOT, 'web/told/teller.ts');

type Faults = Readonly<Record<string, string>>;

/** What of a table each module tells: the page's first script has the rules of numbers alone. */
const TELLING: Readonly<
  Record<string, { readonly name: string; readonly isTold: (key: string) => boolean }>
> = {
  [resolve(ROOT, 'web/told/told.ts')]: { name: 'told', isTold: () => true },
  [resolve(ROOT, 'web/told/told-rule.ts')]: { name: 'toldRule', isTold: (key) => isNumberRule(key) },
};

/** Of a typed number or list, and why its range ends there. */
export const isNumberRule = (key: string): boolean =>
  /^must be (an integer |a strictly .* integers |a list of .* numbers )?(between|above) \{|^ \((here|the table|\{0\} has)/.test(
    key,
  );

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
      const telling = TELLING[id];
      if (!telling || Object.keys(table).length === 0) return null;
      const entries = Object.entries(table).filter(([key]) => telling.isTold(key));
      const json = JSON.stringify(Object.fromEntries(entries));
      const code = `import { teller } from ${JSON.stringify(TELLER)};\nexport const ${telling.name} = teller(${json});\n`;
      return { code, map: null };
    },
  };
}

/** The table of a language; empty for English, which stands in `src/`. */
export function readFaults(language: string): Faults {
  const file = resolve(ROOT, `words/faults/${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
