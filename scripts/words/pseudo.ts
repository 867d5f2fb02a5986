import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Catalogue } from './catalogue.ts';
import { type Element, parsed, TYPE } from './message.ts';

/**
 * A language that nobody speaks, for `vite build --mode pseudo`: English with accents and doubled vowels, about a third
 * longer. What has no accent on the page was left in a component, and what no longer fits would not fit in German.
 */
export const pseudo = ({ language, messages }: Catalogue): Catalogue => ({
  language,
  messages: new Map(
    [...messages].map(([key, text]) => [key, printAST(parsed(key, text).map(accentedElement))]),
  ),
});

function accentedElement(element: Element): Element {
  if (element.type === TYPE.literal) return { ...element, value: accented(element.value) };
  if (!('options' in element)) return element;
  const cases = Object.entries(element.options);
  const options = cases.map(([name, { value }]) => [name, { value: value.map(accentedElement) }]);
  return { ...element, options: Object.fromEntries(options) };
}

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ýý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'ÁÁ', E: 'ÉÉ', I: 'ÍÍ', O: 'ÓÓ', U: 'ÚÚ', Y: 'ÝÝ', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

/** Formulas are no words. */
const accented = (text: string): string => text.replace(/\$[^$]*\$|[a-z]/gi, (part) => ACCENTS[part] ?? part);
