import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');
/** Files that describe what there is: algorithms, objectives, their parts and parameters, a scenario's settings. */
const DESCRIBES = /\/src\/.*(\.about|\/scenario\/(response-)?settings)\.ts$/;
const FIELD = /\b(label|help|summary|cost|unit):(\s*)'((?:[^'\\]|\\.)*)'/g;

/** A language's descriptions by the English text. */
type Descriptions = Readonly<Record<string, string>>;

/**
 * Puts the descriptions of a language, `words/descriptions/de.json`, in the place of those in `src/` when the page is built.
 * The engine in its workers, which sees none of them, stays as it is.
 */
export function descriptions(): Plugin {
  let said: Descriptions = {};
  return {
    name: 'descriptions',
    enforce: 'pre',
    configResolved({ mode }) {
      said = readDescriptions(mode);
    },
    transform(code, id) {
      // What help there is comes late, as a list.
      if (id.endsWith('/web/forms/help-texts.ts')) return { code: inList(code, said), map: null };
      return DESCRIBES.test(id) ? { code: inFields(code, said), map: null } : null;
    },
  };
}

/** Those of a language; none for English, which stands in `src/`. */
export function readDescriptions(language: string): Descriptions {
  const file = resolve(ROOT, `words/descriptions/${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Every text to translate, once. */
export function described(): string[] {
  const files = readdirSync(resolve(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => resolve(ROOT, 'src', name))
    .filter((name) => DESCRIBES.test(name));
  const texts = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(FIELD)].map(([, , , text]) => text),
  );
  return [...new Set(texts.map(unquoted))];
}

const inFields = (code: string, said: Descriptions): string =>
  code.replace(FIELD, (_, field, space, text) => `${field}:${space}${translated(text, said)}`);

const inList = (code: string, said: Descriptions): string =>
  code.replace(/'((?:[^'\\\n]|\\.)*)'/g, (_, text) => translated(text, said));

/** A text in quotation marks; English if it is not translated. */
const translated = (text: string, said: Descriptions): string =>
  `'${said[unquoted(text)]?.replace(/[\\']/g, '\\$&') ?? text}'`;

const unquoted = (text: string): string => text.replace(/\\(.)/g, '$1');
