import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Catalogue, languages, readCatalogue } from '../words/catalogue.ts';
import { GEN, writeWords } from '../words/write.ts';

/** Texts of index.html, which the page's scripts do not write. */
const IN_INDEX = 'page.index.';
/** Files of public/ that say something, and where their messages stand. */
const SPEAKING = { 'start.js': 'page.start.', 'manifest.webmanifest': 'page.index.description' };
type SpeakingFile = keyof typeof SPEAKING;
export const SPEAKING_FILES = Object.keys(SPEAKING) as SpeakingFile[];
const PUBLIC = new URL('../../public/', import.meta.url);
const NAME = 'page.language.name';

/**
 * `vite build --mode de` takes the words of words/de.arb and builds dist/de/, and so for every language that there is; else the page
 * is English and in dist/. A catalogue that is saved while `vite` serves the page is compiled at once.
 */
export function language(): Plugin {
  let mode = 'en';
  return {
    name: 'language',
    config: ({ build }, env) => {
      mode = env.mode;
      const define = definedFor(mode, env.command === 'build' ? offered() : []);
      return { define, ...(existsSync(GEN + mode) && inLanguage(mode, !build?.ssr)) };
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (isTranslated(mode) ? indexIn(html, mode) : html),
    },
    generateBundle() {
      if (!isTranslated(mode) || this.environment.config.consumer !== 'client') return;
      for (const fileName of SPEAKING_FILES)
        this.emitFile({ type: 'asset', fileName, source: spoken(fileName, mode) });
    },
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

/** What web/browser/language.ts has set at build. */
export const definedFor = (mode: string, offers = offered()) => ({
  LANGUAGES: JSON.stringify(offers),
  LANGUAGE: JSON.stringify(isTranslated(mode) ? mode : 'en'),
});

/** Languages that a page is built in beside English. */
export const translations = (): string[] => languages().filter((name) => name !== 'en');

const isTranslated = (mode: string): boolean => translations().includes(mode);

/** Tag and own name of every language, English first. */
const offered = (): (readonly [tag: string, name: string])[] =>
  ['en', ...translations()].map((tag) => [tag, message(readCatalogue(tag), NAME)]);

/** @param isPage whether the page itself is built, not its first picture */
const inLanguage = (mode: string, isPage: boolean) => ({
  resolve: { alias: [{ find: /^#words\/(.*)/, replacement: `${GEN}${mode}/$1.ts` }] },
  ...(isPage && isTranslated(mode) && { build: { outDir: `../dist/${mode}` } }),
});

/** index.html with the texts and the tag of a language. */
const indexIn = (html: string, mode: string): string =>
  translated(html, mode, 'web/index.html', IN_INDEX).replace(
    '<html lang="en">',
    `<html lang="${readCatalogue(mode).language}">`,
  );

/** A file of public/ in a language. */
export const spoken = (file: SpeakingFile, mode: string): string =>
  translated(readFileSync(new URL(file, PUBLIC), 'utf8'), mode, `public/${file}`, SPEAKING[file]);

/** A text with those of its sentences that the catalogue has under a name in another language. */
function translated(text: string, mode: string, file: string, name: string): string {
  const [english, other] = [readCatalogue('en'), readCatalogue(mode)];
  const sentences = [...english.messages].filter(([key]) => key.startsWith(name));
  return sentences.reduce((before, [key, said]) => {
    if (!before.includes(said)) throw new Error(`${file} does not say ${key}: ${said}`);
    return before.replaceAll(said, () => other.messages.get(key) ?? said);
  }, text);
}

function message({ language, messages }: Catalogue, key: string): string {
  const text = messages.get(key);
  if (text === undefined) throw new Error(`The language ${language} has no ${key}.`);
  return text;
}
