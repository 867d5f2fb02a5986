import { type Plugin, parseAst } from 'vite';

const WORDS = /\/web\/words\/[\w/-]+\.ts$/;

/**
 * A language that nobody speaks, for `vite build --mode pseudo`: the strings of the rooms of words with accents and doubled
 * vowels, about a third longer. What has no accent on the page was left in a component, and what no longer fits would not fit
 * in German.
 */
export function pseudoLocale(): Plugin {
  return {
    name: 'pseudo-locale',
    apply: (_, { mode }) => mode === 'pseudo',
    enforce: 'pre',
    transform: (code, id) => (WORDS.test(id) ? { code: accentedModule(code), map: null } : null),
  };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The module with accents on the text of its strings; keys, types and comparisons stay. */
export function accentedModule(code: string): string {
  const program = parseAst(code, { lang: 'ts' }) as unknown as Node;
  return textsIn(program)
    .sort((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end }) => rest.slice(0, start) + accented(rest.slice(start, end)) + rest.slice(end),
      code,
    );
}

function textsIn(node: Node): Node[] {
  if (/^(TS(?!As|Satisfies)|Import|BinaryExpression)/.test(node.type)) return [];
  if (node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string'))
    return [node];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'key' ? [] : [value].flat().flatMap((child) => (isNode(child) ? textsIn(child) : [])),
  );
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ýý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'ÁÁ', E: 'ÉÉ', I: 'ÍÍ', O: 'ÓÓ', U: 'ÚÚ', Y: 'ÝÝ', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

/** Formulas and escapes are no words. */
const accented = (text: string): string =>
  text.replace(/\$[^$]*\$|\\.|[a-z]/gi, (part) => ACCENTS[part] ?? part);
