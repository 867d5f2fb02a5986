import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, languages, readCatalogue } from './catalogue.ts';
import { checked } from './check.ts';
import { modulesOf } from './compile.ts';
import { pseudo } from './pseudo.ts';

/** Where the modules lie: `words/gen/<language>/<room>/<surface>.ts`. */
export const GEN = fileURLToPath(new URL('../../words/gen/', import.meta.url));

/**
 * Writes the catalogues of `words/` as the modules that the page imports as `#words/…`, and what translations lack to the
 * console; nothing is written where a message is wrong.
 * @throws Error that lists what is wrong
 */
export function writeWords(): void {
  const english = readCatalogue('en');
  const files = new Map<string, string>();
  const add = (name: string, catalogue: Catalogue) => {
    for (const [path, code] of modulesOf(catalogue)) files.set(`${name}/${path}`, code);
  };
  for (const name of languages()) add(name, translated(name, english));
  add('pseudo', pseudo(english));
  replaceFiles(files);
}

/** Puts the modules in place of those there are; one that is the same stays, so that nobody who watches reads it again. */
function replaceFiles(files: ReadonlyMap<string, string>): void {
  const there = existsSync(GEN) ? readdirSync(GEN, { recursive: true, encoding: 'utf8' }) : [];
  for (const path of there) if (path.endsWith('.ts') && !files.has(path)) rmSync(GEN + path);
  for (const [path, code] of files) {
    if (existsSync(GEN + path) && readFileSync(GEN + path, 'utf8') === code) continue;
    mkdirSync(dirname(GEN + path), { recursive: true });
    writeFileSync(GEN + path, code);
  }
}

/** The translation, with English where it has nothing yet. */
function translated(name: string, english: Catalogue): Catalogue {
  const translation = readCatalogue(name);
  const { missing, wrong } = checked(translation, english);
  if (wrong.length > 0) throw new Error(`words/${name}.arb\n${wrong.join('\n')}`);
  for (const [surface, keys] of missing)
    console.log(`words/${name}.arb lacks ${keys.length} of ${surface}: ${keys.join(', ')}`);
  return { ...translation, messages: new Map([...english.messages, ...translation.messages]) };
}
