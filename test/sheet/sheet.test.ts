import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Shape } from '../../src/picture/shape.ts';
import { sheetDocument } from '../../src/sheet/document.ts';
import { finalDots } from '../../src/sheet/final-dots.ts';
import { writeTables } from '../../src/sheet/formats.ts';
import { SHEET_LOOKS } from '../../src/sheet/looks.ts';
import { pairRows } from '../../src/sheet/pair-rows.ts';
import { rankLine } from '../../src/sheet/rank-line.ts';
import { decimalsOf, figure, linear, probability, roundDomain } from '../../src/sheet/scale.ts';
import { shareBelow } from '../../src/sheet/share-below.ts';
import { bestFirst, pairSentence, sheetPairs } from '../../src/sheet/sheet.ts';
import { swarm } from '../../src/sheet/swarm.ts';
import { tablesOf } from '../../src/sheet/tables.ts';
import { targetSentence, targetShare } from '../../src/sheet/target-share.ts';
import { valueAxis } from '../../src/sheet/value-axis.ts';
import { madeSheet } from './support.ts';

const SIX = madeSheet(6, 40);
const looks = (shapes: readonly Shape[], look: string) => shapes.filter((shape) => shape.look === look);
const words = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.tag === 'text' ? [shape.text] : []));

describe('the sheet', () => {
  it('sorts lanes by their means, the best first; for F1 that is the highest', () => {
    const { lanes } = SIX.comparison;
    const means = bestFirst(SIX).map((lane) => lanes[lane].mean);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    const f1 = { comparison: { ...SIX.comparison, measure: 'f1' as const } };
    expect(bestFirst(f1)).toEqual(bestFirst(SIX).toReversed());
  });

  it('has them in the same order in its table', () => {
    const f1 = { ...SIX.comparison, measure: 'f1' as const };
    for (const comparison of [SIX.comparison, f1]) {
      const [, ...rows] = tablesOf(comparison)[0].rows;
      const best = bestFirst({ comparison }).map((lane) => comparison.lanes[lane].name);
      expect(rows.map(([name]) => name)).toEqual(best);
    }
  });

  it('reads every pair as the worse lane minus the better one, its interval turned with it', () => {
    const pairs = sheetPairs(SIX);
    expect(pairs).toHaveLength(15);
    for (const { worse, better, mean, low, high, gz } of pairs) {
      expect(mean).toBeGreaterThan(0);
      expect(low).toBeLessThan(mean);
      expect(high).toBeGreaterThan(mean);
      expect(gz).toBeGreaterThan(0);
      const { lanes } = SIX.comparison;
      expect(mean).toBeCloseTo(lanes[worse].mean - lanes[better].mean, 10);
    }
  });

  it('says in one sentence how many pairs are apart, and how many of them however often one looks', () => {
    const { pairs } = SIX.comparison;
    const apart = pairs.filter(({ holm }) => holm < 0.05);
    const always = apart.filter(({ anytime }) => anytime.holm < 0.05);
    expect(apart.length).toBeGreaterThan(5);
    expect(apart.length).toBeLessThan(15);
    expect(pairSentence(SIX)).toBe(
      `${apart.length} of 15 pairs are apart at the 5 % level, ${always.length} of them however often one looks.`,
    );
    expect(pairSentence(madeSheet(3, 14))).toBe('Tests from 20 seeds on: 6 more.');
    expect(pairSentence(madeSheet(2, 30))).toBe(
      'The pair is apart at the 5 % level, however often one looks.',
    );
  });
});

describe('the dots', () => {
  it.each([680, 358])('lie within %i px, each at its value, and mean and interval with them', (width) => {
    const dots = finalDots(SIX, width, 66);
    const x = valueAxis(SIX, width);
    for (const { lane, top, height, dots: places } of dots.rows)
      for (const [replicate, [px, py]] of places.entries()) {
        expect(px).toBeCloseTo(x(SIX.comparison.values[lane][replicate]), 8);
        expect(py).toBeGreaterThanOrEqual(top);
        expect(py).toBeLessThanOrEqual(top + height);
      }
    expect(looks(dots.shapes, 'mean')).toHaveLength(6);
    expect(looks(dots.shapes, 'interval')).toHaveLength(6);
  });

  it('have intervals from 10 seeds on', () => {
    expect(looks(finalDots(madeSheet(2, 9), 680).shapes, 'interval')).toEqual([]);
    expect(looks(finalDots(madeSheet(2, 10), 680).shapes, 'interval')).toHaveLength(2);
  });

  it('do not lie on one another as long as the row has room', () => {
    const at = Array.from({ length: 60 }, (_, i) => 100 + 0.4 * ((i * 17) % 60));
    const { r, offsets } = swarm(at, 66);
    for (let i = 0; i < at.length; i++)
      for (let j = 0; j < i; j++)
        expect(Math.hypot(at[i] - at[j], offsets[i] - offsets[j])).toBeGreaterThan(1.8 * r);
    for (const offset of swarm(
      at.map(() => 5),
      40,
    ).offsets)
      expect(Math.abs(offset)).toBeLessThanOrEqual(20);
  });
});

describe('the pairs', () => {
  it('are drawn full where they are apart, open where they are not, with their step', () => {
    const { shapes, rows } = pairRows(SIX, 680);
    const apart = sheetPairs(SIX).filter(({ holm }) => holm < 0.05).length;
    expect(rows).toHaveLength(15);
    expect(looks(shapes, 'pair-mean apart')).toHaveLength(apart);
    expect(looks(shapes, 'pair-mean level')).toHaveLength(15 - apart);
    const steps = sheetPairs(SIX).flatMap((pair) =>
      typeof pair.apart === 'number' ? [String(pair.apart)] : [],
    );
    expect(
      looks(shapes, 'step-words from').flatMap((shape) => (shape.tag === 'text' ? [shape.text] : [])),
    ).toEqual(steps);
    expect(looks(shapes, 'change')).toHaveLength(2);
  });

  it('unfold the seeds of the one that is held, and let the others fade', () => {
    const { shapes, rows } = pairRows(SIX, 680, { held: [0, 1] });
    expect(looks(shapes, 'difference')).toHaveLength(40);
    expect(shapes.filter(({ look }) => look.endsWith(' faded')).length).toBeGreaterThan(14 * 6);
    expect(new Set(rows.map(({ height }) => height)).size).toBe(2);
  });

  it('are six at first where there is little room, and none below 20 seeds or for one lane', () => {
    expect(pairRows(SIX, 358, { most: 6 }).rows).toHaveLength(6);
    expect(pairRows(madeSheet(6, 19), 680)).toMatchObject({ height: 0, rows: [] });
    expect(pairRows(madeSheet(1, 40), 680)).toMatchObject({ height: 0, rows: [] });
  });
});

describe('the shares', () => {
  it('end at 100 % on the axis of the dots, one staircase per lane', () => {
    const { shapes } = shareBelow(SIX, 680, 244);
    const curves = shapes.filter(({ look }) => look.startsWith('curve '));
    expect(curves).toHaveLength(6);
    const [, right] = valueAxis(SIX, 680).range();
    for (const curve of curves)
      if (curve.tag === 'path') expect(curve.d).toContain(`V10.0H${right.toFixed(1)}`);
  });

  it('count targets over the steps, which are named with what has to fall', () => {
    expect(words(targetShare(SIX, 680)?.shapes ?? [])).toContain('step $t$');
    expect(targetSentence(SIX)).toMatch(
      /^25 targets for \$R_t\/t\$ from [\d.]+ to [\d.]+, evenly in logarithm\.$/,
    );
    expect(targetShare(madeSheet(2, 20, 'resets'), 680)).toBeNull();
  });
});

describe('the ranks', () => {
  it('have a mark and a line per lane, a bar per group, and the critical difference', () => {
    const { shapes } = rankLine(SIX, 680);
    expect(shapes.filter(({ look }) => look.startsWith('lead '))).toHaveLength(6);
    expect(looks(shapes, 'group')).toHaveLength(SIX.comparison.ranks?.groups.length ?? -1);
    const gap = SIX.comparison.ranks?.criticalDifference ?? 0;
    expect(words(shapes)).toContain(`critical difference ${gap.toFixed(2)}`);
  });

  it('are none for one lane and below 20 seeds', () => {
    for (const sheet of [madeSheet(1, 40), madeSheet(4, 19)]) expect(rankLine(sheet, 680).height).toBe(0);
  });
});

describe('the file', () => {
  it('has every part, text as text, and no colour left to a sheet that is not there', () => {
    const svg = sheetDocument(SIX, 'A <title> & more');
    expect(svg).toContain('A &lt;title&gt; &amp; more: R_T, cumulative regret, 40 seeds');
    expect(svg).not.toMatch(/NaN|undefined|var\(|Infinity/);
    for (const part of ['Final values', 'Paired differences', 'Share of seeds below', 'Mean rank'])
      expect(svg).toContain(`>${part}<`);
    expect(svg).toContain('prefers-color-scheme:dark');
  });

  it('is drawn for every measure and number of lanes', () => {
    for (const lanes of [1, 2, 6])
      for (const measure of ['total', 'average', 'last', 'resets'] as const)
        expect(sheetDocument(madeSheet(lanes, 25, measure), 'x')).not.toMatch(/NaN|undefined/);
  });
});

describe('the tables', () => {
  it('have captions with quantity and number of replicates, and as many cells in every row as names', () => {
    const tables = tablesOf(SIX.comparison);
    expect(tables).toHaveLength(5);
    for (const { caption, rows } of tables) {
      expect(caption).toMatch(/40 replicates|Mean ranks/);
      for (const row of rows) expect(row).toHaveLength(rows[0].length);
    }
  });

  it('write powers and means as LaTeX has them, not as characters that its fonts lack', () => {
    const text = writeTables([{ caption: '', rows: [['w̄ of 6.1 × 10⁻¹⁰', 'σ²']] }], 'latex');
    expect(text).toContain('$\\bar w$ of 6.1 $\\times$ 10$^{-10}$ & $\\sigma$$^{2}$');
  });

  it('are written so that LaTeX and CSV read them as they were meant', () => {
    const table = {
      caption: '50 % of ε',
      rows: [
        ['a_b', 'c^d'],
        ['x\\y', 'p, q ≤ 3 × 2'],
      ],
    };
    expect(writeTables([table], 'latex')).toContain('x\\textbackslash{}y & p, q $\\le$ 3 $\\times$ 2');
    expect(writeTables([table], 'latex')).toContain('a\\_b & c\\textasciicircum{}d');
    expect(writeTables([table], 'csv')).toBe('# 50 % of ε\na_b,c^d\nx\\y,"p, q ≤ 3 × 2"\n');
  });
});

describe('numbers', () => {
  it('carry the decimals that their scale needs, and a true minus', () => {
    expect([300, 9, 0.6].map((high) => decimalsOf(linear([0, high], [0, 1])))).toEqual([1, 2, 3]);
    expect([figure(-1.25, 1), figure(-0.01, 1), probability(0.0004), probability(0.61)]).toEqual([
      '\u22121.3',
      '0.0',
      '< 0.001',
      '0.610',
    ]);
  });

  it('lie on an axis that begins at zero unless they are far from it, and is never empty', () => {
    expect(roundDomain([3, 120])).toEqual([0, 120]);
    expect(roundDomain([96, 99])[0]).toBeGreaterThan(90);
    const [low, high] = roundDomain([2, 2]);
    expect(high).toBeGreaterThan(low);
  });
});

describe('the looks', () => {
  it('are all said by the file’s sheet and by the page’s', () => {
    const page = readFileSync(new URL('../../web/compare/compare-picture.css', import.meta.url), 'utf8');
    const drawings = [
      finalDots(SIX, 680),
      pairRows(SIX, 680, { held: [0, 1] }),
      shareBelow(SIX, 680),
      targetShare(SIX, 680),
      rankLine(SIX, 680),
    ];
    const classes = new Set(
      drawings.flatMap((drawing) => drawing?.shapes.flatMap(({ look }) => look.split(' ')) ?? []),
    );
    expect(classes.size).toBeGreaterThan(30);
    // Text without a rule of its own has the page's size and colour for notes.
    const plain = ['note', 'symbol-name'];
    for (const name of classes) {
      expect(SHEET_LOOKS, name).toMatch(new RegExp(`\\.${name}[^\\w-]`));
      if (!plain.includes(name)) expect(page, name).toMatch(new RegExp(`\\.${name}[^\\w-]`));
    }
  });
});
