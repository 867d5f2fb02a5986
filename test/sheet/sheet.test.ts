import { describe, expect, it } from 'vitest';
import { formatValue } from '../../src/picture/format.ts';
import { linear } from '../../src/picture/scale.ts';
import type { Drawing, Shape } from '../../src/picture/shape.ts';
import { compareLanes } from '../../src/replicates/comparison/compare-lanes.ts';
import { figureDocument, sheetDocument } from '../../src/sheet/documents.ts';
import { finalDots } from '../../src/sheet/final-dots.ts';
import { type Table, writeTables } from '../../src/sheet/formats.ts';
import { SHEET_LOOKS } from '../../src/sheet/looks.ts';
import { onePair } from '../../src/sheet/one-pair.ts';
import { winsBar } from '../../src/sheet/pair-marks.ts';
import { pairRows } from '../../src/sheet/pair-rows.ts';
import { regretFigure } from '../../src/sheet/regret-figure.ts';
import { shareBelow } from '../../src/sheet/share-below.ts';
import { bestFirst, sheetPairs } from '../../src/sheet/sheet.ts';
import { stacksOf } from '../../src/sheet/stacks.ts';
import { exportTables, tablesOf } from '../../src/sheet/tables.ts';
import { targetSentence, targetShare } from '../../src/sheet/target-share.ts';
import { decimalsOf, roundDomain, valueAxis } from '../../src/sheet/value-axis.ts';
import { pairSentences, verdictText } from '../../src/sheet/verdict.ts';
import { madeSheet } from './support.ts';

const SIX = madeSheet(6, 40);
const looks = (shapes: readonly Shape[], look: string) => shapes.filter((shape) => shape.look === look);
const words = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.tag === 'text' ? [shape.text] : []));

describe('the tests for a fixed number of seeds', () => {
  it.each([
    [40, 'Wilcoxon signed-rank and sign test, exact, not about the mean'],
    [
      60,
      'Wilcoxon signed-rank, exact up to 50 seeds that differ, beyond that normal with continuity ½; sign test, exact, not about the mean',
    ],
  ])('of %i seeds say how they were computed', (seeds, said) => {
    const captions = exportTables(madeSheet(2, seeds).comparison).map(({ caption }) => caption);
    expect(captions.find((caption) => caption.includes('Wilcoxon'))).toContain(said);
  });
});

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

  it('reads every pair with the lane of the better mean first, all its figures turned with it', () => {
    const pairs = sheetPairs(SIX);
    expect(pairs).toHaveLength(15);
    const { lanes, values } = SIX.comparison;
    for (const { a, b, mean, wins, meanShare } of pairs) {
      expect(mean).toBeCloseTo(lanes[a].mean - lanes[b].mean, 10);
      expect(mean).toBeLessThan(0);
      expect(wins.a).toBe(values[a].filter((value, r) => value < values[b][r] - 1e-9).length);
      expect(wins.ofDecided).toBeCloseTo(wins.a / (wins.a + wins.b), 12);
      expect(wins.low).toBeLessThanOrEqual(wins.ofDecided ?? 0);
      expect(wins.high).toBeGreaterThanOrEqual(wins.ofDecided ?? 1);
      expect(meanShare?.mean).toBeLessThan(0);
      expect(meanShare?.low).toBeLessThan(meanShare?.mean ?? 0);
      expect(meanShare?.high).toBeGreaterThan(meanShare?.mean ?? 0);
    }
  });
});

describe('the sentence', () => {
  it('names the lane with most claims, over whom, and what is not shown', () => {
    expect(verdictText(madeSheet(2, 40))).toBe(
      'B TV-GP-UCB, ε = 0.03 is more often better than A Lane A, and better on average.',
    );
    expect(verdictText(SIX)).toMatch(/^B TV-GP-UCB, ε = 0.03 is more often better than /);
  });

  it('says how many seeds anything would need: 9 for one pair, 11 for three, 14 for fifteen', () => {
    expect(verdictText(madeSheet(2, 8))).toBe('Nothing can be shown by fewer than 9 seeds.');
    expect(verdictText(madeSheet(3, 10))).toBe('No pair can be shown by fewer than 11 seeds.');
    expect(verdictText(madeSheet(6, 13))).toBe('No pair can be shown by fewer than 14 seeds.');
    expect(verdictText(madeSheet(6, 14))).not.toContain('fewer');
    expect(verdictText(madeSheet(1, 40))).toBe('One lane alone: add another to compare.');
  });

  /** Two lanes of which a is better in some seeds by 1 and worse in the others by so much. */
  function pair(better: number, worse: number, by: number) {
    const a = [...new Array(better).fill(9), ...new Array(worse).fill(10 + by)];
    const lanes = [a, a.map(() => 10)].map((values, i) => ({ name: 'AB'[i], values }));
    const comparison = compareLanes(lanes, { worst: [a.map(() => 40)] });
    return {
      comparison: { ...comparison, measure: 'total' as const },
      lanes: (['A', 'B'] as const).map((letter) => ({ letter, name: '' })),
    };
  }

  it('tells both claims, one of them, none, and both opposed', () => {
    expect(verdictText(pair(400, 0, 0))).toBe('A is more often better than B, and better on average.');
    expect(verdictText(pair(30, 4, 2))).toBe('A is more often better than B; on average not shown.');
    expect(verdictText(pair(150, 150, 20))).toBe(
      'B is better on average; not shown which is more often better: A has very bad seeds.',
    );
    expect(verdictText(pair(10, 10, 1))).toBe(
      'Not shown which is more often better, nor which is better on average.',
    );
    expect(verdictText(pair(300, 100, 25))).toBe(
      'A is more often better than B, B is better on average: A’s bad seeds are worse.',
    );
  });

  it('has the pair’s figures in words', () => {
    const sheet = madeSheet(2, 40);
    expect(pairSentences(sheet, sheetPairs(sheet)[0]).join(' ')).toMatch(
      /^TV-GP-UCB, ε = 0.03 is better in \d+ of 40 seeds, none the same: \d+ % of those that differ \(\d+ to \d+\)\. On average TV-GP-UCB, ε = 0.03 pays [\d.]+ % less of the worst\splay \([−\d.]+ to [\d.]+\)\. Apart from step \d+ on, by this rule at each step\.$/,
    );
  });
});

describe('the figure over time', () => {
  it('has a band, a curve and a name outside for every lane, no name nearer than 22 px to the next', () => {
    const { shapes } = regretFigure(SIX, 680, 302) as Drawing;
    for (const look of ['band', 'curve', 'thread'])
      expect(shapes.filter((shape) => shape.look.startsWith(`${look} `))).toHaveLength(6);
    const names = shapes.filter(({ look }) => look.startsWith('lane-words'));
    const heights = names.map((shape) => (shape.tag === 'text' ? shape.y : 0)).sort((a, b) => a - b);
    for (let i = 1; i < heights.length; i++) expect(heights[i] - heights[i - 1]).toBeGreaterThan(21.5);
    const end = shapes.find(({ look }) => look === 'axis') as Extract<Shape, { tag: 'line' }>;
    for (const shape of names) if (shape.tag === 'text') expect(shape.x).toBeGreaterThan(end.x2);
    expect(words(shapes)).toContain('$R_t$');
  });

  it('has letters alone where there is little room, and is none where curves were not kept', () => {
    const { shapes } = regretFigure(SIX, 358, 250) as Drawing;
    expect(shapes.some(({ look }) => look.startsWith('lane-words'))).toBe(false);
    expect(regretFigure({ ...SIX, comparison: { ...SIX.comparison, curves: null } }, 680, 302)).toBeNull();
  });
});

describe('the dots', () => {
  it.each([680, 358])('lie within %i px, each at its value, and mean and interval with them', (width) => {
    const dots = finalDots(SIX, width, 66);
    const x = valueAxis(SIX, width);
    for (const { lane, top, height, dots: places } of dots.rows)
      for (const [replicate, [px, py]] of places.entries()) {
        expect(Math.abs(px - x(SIX.comparison.values[lane][replicate]))).toBeLessThan(2);
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

  it('are covered by nothing: they stand on the lane’s line, mean and interval hang below it', () => {
    for (const sheet of [SIX, madeSheet(3, 20), madeSheet(2, 500)]) {
      const { rows, shapes } = finalDots(sheet, 680, 66);
      const means = looks(shapes, 'mean').map((shape) => (shape.tag === 'circle' ? shape.cy - shape.r : 0));
      for (const [i, { dots }] of rows.entries())
        for (const [, y] of dots) expect(y + 1).toBeLessThan(means[i]);
    }
  });

  it('have columns of their own as long as the row has room', () => {
    const at = Array.from({ length: 60 }, (_, i) => 100 + 0.4 * ((i * 17) % 60));
    const { r, dots } = stacksOf(at, 66);
    for (let i = 0; i < at.length; i++) {
      expect(Math.abs(dots[i][0] - at[i])).toBeLessThan(2 * r);
      for (let j = 0; j < i; j++)
        expect(Math.hypot(dots[i][0] - dots[j][0], dots[i][1] - dots[j][1])).toBeGreaterThan(2 * r - 0.01);
    }
    const crowded = stacksOf(
      at.map(() => 5),
      40,
    );
    for (const [, above] of crowded.dots) expect(above).toBeLessThanOrEqual(40);
  });
});

describe('the pairs', () => {
  it('are filled and bold where a claim stands, open where it does not', () => {
    const { shapes, rows } = pairRows(SIX, 680);
    expect(rows).toHaveLength(15);
    const pairs = sheetPairs(SIX);
    const stand = pairs
      .flatMap(({ wins, meanShare }) => [wins.verdict, meanShare?.verdict])
      .filter(Boolean).length;
    expect(looks(shapes, 'claim shown')).toHaveLength(stand);
    expect(looks(shapes, 'claim open')).toHaveLength(30 - stand);
    expect(words(shapes)).toEqual(expect.arrayContaining(pairs.map(({ wins }) => String(wins.a))));
  });

  it('have ½ of those that differ in the middle of the bar, whatever ties there are', () => {
    for (const pair of sheetPairs(SIX)) {
      const shapes = winsBar(SIX, pair, { left: 0, right: 100, y: 0, height: 12 });
      const [share] = looks(shapes, 'share') as Extract<Shape, { tag: 'line' }>[];
      expect(share.x1 > 50 || share.x2 < 50).toBe(pair.wins.verdict !== null);
    }
  });

  it('say in sentences below the row what one that is held is about', () => {
    const { rows, shapes } = pairRows(SIX, 680, { held: [0, 1] });
    expect(words(shapes).some((text) => text.includes('of those that differ'))).toBe(true);
    expect(new Set(rows.map(({ height }) => height)).size).toBe(2);
  });

  it('have two lines where there is little room, and are none for one lane; one pair has all the room', () => {
    expect(new Set(pairRows(SIX, 358).rows.map(({ height }) => height))).toEqual(new Set([62]));
    expect(pairRows(madeSheet(1, 40), 680)).toMatchObject({ height: 0, rows: [] });
    expect(onePair(SIX, 680)).toBeNull();
    expect(words(onePair(madeSheet(2, 40), 680)?.shapes ?? [])).toContain('½ of those that differ');
  });
});

describe('the shares', () => {
  it('end at 100 %, one staircase per lane', () => {
    const { shapes } = shareBelow(SIX, 680, 244);
    const curves = shapes.filter(({ look }) => look.startsWith('curve '));
    expect(curves).toHaveLength(6);
    for (const curve of curves) if (curve.tag === 'path') expect(curve.d).toContain('V10.0H660.0');
  });

  it('count targets over the steps, which are named with what has to fall', () => {
    expect(words(targetShare(SIX, 680)?.shapes ?? [])).toContain('step $t$');
    expect(targetSentence(SIX)).toMatch(
      /^25 targets for \$R_t\/t\$ from [\d.]+ to [\d.]+, evenly in logarithm\. A target counts at \$t\$ while it is met; it can be lost\.$/,
    );
    expect(targetShare(madeSheet(2, 20, 'resets'), 680)).toBeNull();
  });
});

describe('the file', () => {
  const UNTOLD = { link: '', fingerprint: '', engine: '9.9.9' };

  it('has every part, text as text, and no colour left to a sheet that is not there', () => {
    const svg = sheetDocument(SIX, 'A <title> & more', UNTOLD);
    expect(svg).toContain('A &lt;title&gt; &amp; more: R_T, cumulative regret, T = 40, 40 seeds');
    expect(svg).not.toMatch(/NaN|undefined|var\(|Infinity/);
    for (const part of ['Over time', 'Pairs', 'Final values', 'Share of seeds below', 'Share of targets met'])
      expect(svg).toContain(`>${part}<`);
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).toContain(verdictText(SIX));
  });

  it('says what it was made from, where a program finds it', () => {
    const about = {
      link: 'https://a.b/#v2.x&y',
      fingerprint: '0123abcd',
      engine: '9.9.9',
      faces: '@font-face{}',
    };
    for (const svg of [sheetDocument(SIX, 'T', about), figureDocument(SIX, 'T', 2, about) ?? '']) {
      expect(svg).toMatch(/<title>T/);
      expect(svg).toContain('<dc:source>https://a.b/#v2.x&amp;y</dc:source>');
      expect(svg).toContain('<dc:identifier>0123abcd</dc:identifier>');
      expect(svg).toContain('engine 9.9.9');
      expect(svg).toContain('<style>@font-face{}');
    }
  });

  it('has the figure over time alone, one or two columns wide', () => {
    const [one, two] = ([1, 2] as const).map((columns) => figureDocument(SIX, 'T', columns, UNTOLD) ?? '');
    expect(one).toContain('width="376"');
    expect(two).toContain('width="744"');
    expect(two).toContain('95 % interval of the mean');
    for (const { name } of SIX.lanes) expect(one.split(`>${name}<`)).toHaveLength(2);
  });

  it('has its symbol over no number of the axis', () => {
    for (const high of [0.9, 1.8, 3, 7, 22, 480]) {
      const curve = { mean: [high / 2, high], half: [0, 0] };
      const { comparison } = SIX;
      const sheet = {
        ...SIX,
        comparison: { ...comparison, curves: comparison.curves?.map(() => curve) ?? [] },
      };
      const { shapes = [] } = regretFigure(sheet, 344, 230) ?? {};
      const texts = shapes.filter((shape) => shape.tag === 'text');
      const symbol = texts.find(({ look }) => look === 'symbol');
      const ticks = texts.filter(({ look, anchor }) => look === 'tick' && anchor === 'end');
      expect(ticks.length).toBeGreaterThan(2);
      for (const { y } of ticks) expect(Math.abs(y - (symbol?.y ?? y))).toBeGreaterThan(12);
    }
  });

  it('is drawn for every measure and number of lanes', () => {
    for (const lanes of [1, 2, 6])
      for (const measure of ['total', 'average', 'last', 'resets'] as const)
        expect(sheetDocument(madeSheet(lanes, 25, measure), 'x', UNTOLD)).not.toMatch(/NaN|undefined/);
  });
});

describe('the tables', () => {
  it('have captions with quantity and number of replicates, and as many cells in every row as names', () => {
    const tables = tablesOf(SIX.comparison);
    expect(tables).toHaveLength(4);
    for (const { caption, rows } of exportTables(SIX.comparison)) {
      expect(caption).toContain('40 replicates');
      for (const row of rows) expect(row).toHaveLength(rows[0].length);
    }
  });

  it('name the tests for a fixed number of seeds in exports alone', () => {
    const names = (tables: readonly Table[]) => tables.map(({ rows }) => rows[0].join(' ')).join(' ');
    expect(names(tablesOf(SIX.comparison))).not.toMatch(/t-test|Wilcoxon|sign test/);
    expect(names(exportTables(SIX.comparison))).toMatch(/paired t-test.*Wilcoxon signed-rank.*sign test/);
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

describe('the looks', () => {
  it('name every mark of the sheet', () => {
    const drawings = [
      finalDots(SIX, 680),
      pairRows(SIX, 680, { held: [0, 1] }),
      shareBelow(SIX, 680),
      targetShare(SIX, 680),
      onePair(madeSheet(2, 40), 680),
      regretFigure(SIX, 680, 302),
    ];
    const named = Object.keys(SHEET_LOOKS).flatMap((name) => name.split(' '));
    const used = new Set(
      drawings.flatMap((drawing) => drawing?.shapes.flatMap(({ look }) => look.split(' ')) ?? []),
    );
    expect(used.size).toBeGreaterThan(30);
    expect([...used].filter((name) => !named.includes(name) && !/^lane-[A-F]$/.test(name))).toEqual([]);
  });
});

describe('the axis of values', () => {
  it('begins at zero unless the values are far from it, and is never empty', () => {
    expect(roundDomain([3, 120])).toEqual([0, 120]);
    expect(roundDomain([96, 99])[0]).toBeGreaterThan(90);
    const [low, high] = roundDomain([2, 2]);
    expect(high).toBeGreaterThan(low);
  });

  it('carries the decimals that their scale needs, and a true minus', () => {
    expect([300, 9, 0.6].map((high) => decimalsOf(linear([0, high], [0, 1])))).toEqual([1, 2, 3]);
    expect([formatValue(-1.25, 1), formatValue(-0.01, 1)]).toEqual(['\u22121.3', '0.0']);
  });
});
