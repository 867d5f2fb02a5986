import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AXIS_LOOKS, documentRules, type Looks, pageRules } from '../../../src/picture/looks.ts';
import { type Drawing, text } from '../../../src/picture/shape.ts';
import { svgDocument } from '../../../src/picture/svg.ts';
import { finalDots } from '../../../src/sheet/final-dots.ts';
import { SHEET_LOOKS } from '../../../src/sheet/looks.ts';
import { pairRows } from '../../../src/sheet/pair-rows.ts';
import { regretFigure } from '../../../src/sheet/regret-figure.ts';
import { PAPER_LOOKS } from '../../../web/papers/shapes/looks.ts';
import { pictureOf } from '../../../web/papers/shapes/picture.ts';
import { Marks } from '../../../web/plot/marks.tsx';
import { madeSheet } from '../../sheet/support.ts';
import { recorded } from '../papers/recorded.ts';

const table1 = recorded('et-table1');
const sheet = madeSheet(6, 40);
const words = [text('note', 1, 2, 'optimum $x*_t$, $√β_t$ and $x̂$ < **1**')];
const DRAWINGS: readonly (readonly [name: string, drawing: Drawing, looks: Looks])[] = [
  ['final values', finalDots(sheet, 680), SHEET_LOOKS],
  ['pairs', pairRows(sheet, 680), SHEET_LOOKS],
  ['regret', regretFigure(sheet, 680, 302) ?? finalDots(sheet, 680), SHEET_LOOKS],
  ['a table', pictureOf(table1, { kind: 'dots', measure: 'R_T/T' }, 740), PAPER_LOOKS],
  ['curves', pictureOf(recorded('bpt-fig7'), { kind: 'curves' }, 740), PAPER_LOOKS],
  ['symbols', { width: 10, height: 10, shapes: words }, AXIS_LOOKS],
];

/** The marks of some SVG in order, with attributes as a reader has them: by name, numbers to a tenth. */
function marksIn(svg: string): string[] {
  const plain = svg.replace(/<tspan>([^<]*)<\/tspan>/g, '$1').replaceAll('&#x27;', "'");
  const tags = plain.match(/<(line|circle|path|text|tspan)[^>]*>([^<]*)/g) ?? [];
  return tags.map((tag) => {
    const attributes = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) =>
      name === 'd' || Number.isNaN(Number(value))
        ? `${name}=${value}`
        : `${name}=${Number(value).toFixed(1)}`,
    );
    return `${tag.match(/<\w+/)} ${attributes.sort().join(' ')} ${tag.split('>')[1].trim()}`;
  });
}

/** What each selector of some rules says; later rules add to earlier ones. */
function said(rules: string): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>();
  for (const [, selector, body] of rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const pairs = body
      .split(';')
      .filter(Boolean)
      .map((one) => one.split(':'));
    found.set(selector, { ...found.get(selector), ...Object.fromEntries(pairs) });
  }
  return found;
}

const [light, dark] = readFileSync(new URL('../../../web/theme/tokens.css', import.meta.url), 'utf8').split(
  '[data-theme="dark"] {',
);
const inPx = (rules: string, tokens: string) =>
  rules
    .replaceAll('.here ', '')
    .replace(/var\((--[\w-]+)\)/g, (_, name) => tokens.match(new RegExp(`${name}: ([^;]+);`))?.[1] ?? name)
    .replace(/([\d.]+)rem/g, (_, rem) => `${16 * Number(rem)}px`);

describe.each(DRAWINGS)('%s, on the page and in a file', (_, drawing, looks) => {
  it('has the same marks', () => {
    const file = svgDocument(drawing, 'a title', looks, {
      link: '',
      fingerprint: '',
      engine: '9.9.9',
    }).replace(/<text class="title".*/, '');
    const page = renderToStaticMarkup(createElement('svg', null, createElement(Marks, drawing)));
    expect(marksIn(page)).toEqual(marksIn(file));
    expect(marksIn(page).length).toBeGreaterThan(0);
  });

  it('looks the same in both themes', () => {
    const [inLight, inDark] = documentRules(looks, drawing.shapes).split('@media(prefers-color-scheme:dark)');
    for (const [tokens, rules] of [
      [light, inLight],
      [dark, inLight + inDark.slice(1, -1)],
    ]) {
      const page = said(inPx(pageRules(looks, 'here'), tokens));
      const file = said(rules);
      for (const ground of ['.page', '.title']) file.delete(ground);
      expect(file.size).toBeGreaterThan(0);
      for (const [selector, look] of file) expect(page.get(selector), selector).toEqual(look);
    }
  });
});

it('axes of the page’s own plots look like those of the files', () => {
  const base = readFileSync(new URL('../../../web/theme/base.css', import.meta.url), 'utf8').replace(
    /\s+/g,
    ' ',
  );
  for (const name of ['grid', 'axis'])
    expect(base).toContain(`.chart .${name} { stroke: var(--${AXIS_LOOKS[name].stroke}); }`);
  expect(base).toMatch(/\.chart text\.symbol,? [^}]*fill: var\(--ink-2\); font-size: 0\.75rem;/);
});
