import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');
/** Files that describe what there is: algorithms, objectives, their parts and parameters, kernels, a scenario's settings. */
const DESCRIBES = /\/src\/.*(\.about|\/scenario\/(response-)?settings|\bkernels\/spec)\.ts$/;
const ALGORITHM = /\/src\/algorithms\/.*\.about\.ts$/;
const OBJECTIVE = /\/src\/objectives\/.*\.about\.ts$/;
const SCENES = /\/src\/engine\/scenes\//;
const EXPERIMENT = /\/src\/experiments\/\w+\/[^/]*\.ts$/;
/** The table of scenes. */
const TABLE = resolve(ROOT, 'src/data/gen/unemployment.ts');
/** What experiments are called in lists. */
const PAPERS = resolve(ROOT, 'web/readings/papers/papers.ts');

const QUOTED = String.raw`'(?:[^'\\]|\\.)*'|\`[^\`]*\``;
const PROSE = String.raw`'(?:[^'\\]|\\.)*[ .](?:[^'\\]|\\.)*'`;
const after = (before: string, text = QUOTED) => new RegExp(`(?<=(?:${before})\\s*)(?:${text})`, 'g');

const FIELD = after(String.raw`\b(?:label|help|summary|cost|unit|name|short|follows):`);
const NAME = after(String.raw`\bname:`);
/** Formula, steps and assumptions; what else stands in a list of such a file is one word. */
const OF_CARD = after(String.raw`\bformula:|[[(,]`, PROSE);
/** What was read of a source; other sources are named in the language that they are in. */
const OF_SOURCE = after(String.raw`\btext:`, String.raw`'[^'\n]*\bread\.'`);
const OF_SCENE = after(String.raw`\b(?:description|line):`);
/** An experiment's title; those further in are of scenarios. */
const TITLE = /(?<=^ {2}title: )'[^'\n]*'/gm;
/** A paper's name, and after the figure what an experiment is about and its line. */
const IN_PAPERS = after(String.raw`\b\w+:|'[^'\n]*',`, String.raw`'[^'\n]*'`);
/** A figure, which titles of scenarios begin with, as papers call it; “Fig. 2” is the same everywhere. */
const FIGURE = /(?<=: \[)'(?!Fig\.|Prop\.|§)[^']*'/g;
/** A table's name and its arms. */
const IN_TABLE = /(?<="name":|"arms":\[[^\]]*)"[^",]+(?:,[^"]*)?"/g;
/** A scene's name, which is the title of its scenario, and the labels of its lanes. */
const IN_SCENARIO = after(String.raw`\bname:|\},`);
const GAME = /\/src\/engine\/game\/hidden-world\.ts$/;
/** What the scenario of a game is called. */
const OF_GAME = after(String.raw`\bTITLE =`);

/** GP-UCB, StableOpt, McCormick. */
const PROPER = /^\S*[A-Z]\S*[A-Z]\S*$/;
/** What the name of an objective has and the title of its scenario has not. */
const DIMENSION = /, (\$\{dimension\}|[12])D$/;

/** A language's descriptions by the English text. */
type Descriptions = Readonly<Record<string, string>>;

/**
 * Puts the descriptions of a language, `words/descriptions/de.json`, in the place of those in `src/` when the page is built.
 * The engine in its workers, which sees none of them, stays as it is. So do the titles and labels that scenarios hold, and
 * links with them: the page has a list of these, and looks them up where it shows them.
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
      const text = inLanguage(code, id, said);
      return text === code ? null : { code: text, map: null };
    },
  };
}

/** A file of the page with the descriptions of a language. */
export function inLanguage(code: string, file: string, said: Descriptions): string {
  if (file.endsWith('/web/registry/titles.ts'))
    return code.replace('= {}', () => `= ${JSON.stringify(titles(said))}`);
  if (file.endsWith('/web/registry/table-names.ts'))
    return code.replace('= {}', () => `= ${JSON.stringify(pairsOf(textsOf(TABLE, [IN_TABLE]), said))}`);
  return inPlace(code, patternsFor(file), said);
}

/** Those of a language; none for English, which stands in `src/`. */
export function readDescriptions(language: string): Descriptions {
  const file = resolve(ROOT, `words/descriptions/${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Every text to translate, once. */
export function described(): string[] {
  const texts = [
    ...textsIn(DESCRIBES, [FIELD]),
    ...textsIn(ALGORITHM, [OF_CARD, OF_SOURCE]),
    ...textsIn(SCENES, [OF_SCENE, IN_SCENARIO]),
    ...textsIn(EXPERIMENT, [TITLE]),
    ...textsOf(PAPERS, [FIGURE, IN_PAPERS]),
    ...textsOf(TABLE, [IN_TABLE]),
    ...textsIn(GAME, [OF_GAME]),
    ...lessonLanes(),
  ];
  return [...new Set(texts)].filter((text) => !PROPER.test(text));
}

/** What scenarios hold of scenes, games, lessons, and of objectives chosen on the page, by the English. */
export function titles(said: Descriptions): Descriptions {
  const texts = [
    ...textsIn(SCENES, [IN_SCENARIO]),
    ...textsIn(GAME, [OF_GAME]),
    ...lessonLanes(),
    ...textsIn(OBJECTIVE, [NAME]),
    ...textsOf(PAPERS, [FIGURE]),
  ];
  return pairsOf(texts, said);
}

/** Texts with what they are in a language, without dimensions; those that are the same are left out. */
function pairsOf(texts: readonly string[], said: Descriptions): Descriptions {
  const pairs = texts.map((text) => [text, said[text] ?? text].map((one) => one.replace(DIMENSION, '')));
  return Object.fromEntries(pairs.filter(([english, other]) => english !== other));
}

function patternsFor(file: string): readonly RegExp[] {
  // What help there is comes late, as a list.
  if (file.endsWith('/web/forms/help-texts.ts')) return [LISTED];
  if (SCENES.test(file)) return [OF_SCENE];
  if (EXPERIMENT.test(file)) return [TITLE];
  if (file.endsWith('/web/readings/papers/papers.ts')) return [IN_PAPERS];
  if (ALGORITHM.test(file)) return [FIELD, OF_CARD, OF_SOURCE];
  return DESCRIBES.test(file) ? [FIELD] : [];
}

const textsIn = (files: RegExp, patterns: readonly RegExp[]): string[] =>
  readdirSync(resolve(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => resolve(ROOT, 'src', name))
    .filter((name) => name.endsWith('.ts') && files.test(name))
    .flatMap((file) => textsOf(file, patterns));

const textsOf = (file: string, patterns: readonly RegExp[]): string[] => {
  const code = readFileSync(file, 'utf8');
  return patterns.flatMap((pattern) => code.match(pattern) ?? []).map(unquoted);
};

interface Lanes {
  readonly lanes?: readonly { readonly label?: string }[];
}

/** What lessons call their lanes. */
const lessonLanes = (): string[] =>
  readdirSync(resolve(ROOT, 'lessons'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name): Lanes => JSON.parse(readFileSync(resolve(ROOT, 'lessons', name), 'utf8')))
    .flatMap(({ lanes = [] }) => lanes.flatMap(({ label = [] }) => label));

const LISTED = /'(?:[^'\\\n]|\\.)*'/g;

const inPlace = (code: string, patterns: readonly RegExp[], said: Descriptions): string =>
  patterns.reduce((text, pattern) => text.replace(pattern, (literal) => translated(literal, said)), code);

/** A text in its quotation marks; English if it is not translated. */
function translated(literal: string, said: Descriptions): string {
  const text = said[unquoted(literal)];
  return text === undefined ? literal : literal[0] + text.replace(/[\\'`]/g, '\\$&') + literal[0];
}

const unquoted = (literal: string): string => literal.slice(1, -1).replace(/\\(.)/g, '$1');
