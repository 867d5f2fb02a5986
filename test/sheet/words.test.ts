import { describe, expect, it } from 'vitest';
import * as englishTables from '#words/sheet/tables';
import * as english from '#words/sheet/verdict';
import { compareRuns } from '../../src/replicates/comparison/compare-runs.ts';
import { MEASURES } from '../../src/replicates/comparison/measures.ts';
import type { CellReport, MapReport } from '../../src/replicates/map/map-report.ts';
import { captionOf } from '../../src/sheet/map/map-picture.ts';
import { mapCaption } from '../../src/sheet/map/map-tables.ts';
import { measureName, measureShort, measureSymbol, quantityOf } from '../../src/sheet/measure-words.ts';
import { listed, named, type Phrase, phrasesOf } from '../../src/sheet/phrases.ts';
import { tablesIn, tablesOf } from '../../src/sheet/tables.ts';
import * as germanTables from '../../words/gen/de/sheet/tables.ts';
import * as german from '../../words/gen/de/sheet/verdict.ts';
import * as spanishTables from '../../words/gen/es/sheet/tables.ts';
import * as spanish from '../../words/gen/es/sheet/verdict.ts';
import { madeSheet } from './support.ts';

type Words = typeof english | typeof german | typeof spanish;

const [top, other] = [named(1), named(0)];
const [one, two] = [listed([2]), listed([3, 4])];
const claims: ((words: Words) => string)[] = [
  (words) => words.oftenAll({ top, others: 7 }),
  (words) => words.often({ top, over: one, open: 'none', under: 'none' }),
  (words) => words.often({ top, over: one, open: two, under: 'none' }),
  (words) => words.often({ top, over: two, open: 'none', under: one }),
  (words) => words.often({ top, over: one, open: two, under: listed([5]) }),
];
const counts = { name: 'GP-UCB', better: 12, seeds: 40 };
const shares = { name: 'GP-UCB', size: '13.5', from: '−5.9', to: '28.4' };

/** Every kind of verdict, of guarantee, and of what is said of pairs. */
const SENTENCES: readonly ((words: Words) => string)[] = [
  (words) => words.fewSeedsPair(9),
  (words) => words.fewSeeds(11),
  (words) => words.averageAlone({ top, other }),
  (words) => words.opposed({ top, other }),
  (words) => words.averageOver({ top, lanes: two }),
  ...claims.flatMap((claim): ((words: Words) => string)[] => [
    (words) => words.averageUnknown(claim(words)),
    (words) => words.averageAll(claim(words)),
    (words) => words.averageNone(claim(words)),
    (words) => words.averageSome({ claim: claim(words), over: one, count: 1 }),
    (words) => words.averageOpposed({ claim: claim(words), under: two, count: 2 }),
    (words) =>
      words.averageSplit({ claim: claim(words), over: two, overCount: 2, under: one, underCount: 1 }),
  ]),
  (words) => words.guarantee(20),
  (words) => words.claimsOfPairs({ claims: 2, pairs: 15 }),
  (words) => words.noneApart(15),
  (words) => words.someApart({ apart: 1, pairs: 3, often: 1, average: 0 }),
  (words) => words.someApart({ apart: 9, pairs: 10, often: 8, average: 4 }),
  (words) => words.counts({ ...counts, same: 0 }),
  (words) => words.countsDecided({ ...counts, same: 3, share: '75', low: '60', high: '88' }),
  (words) => words.pays({ ...shares, side: 'less' }),
  (words) => words.leads({ ...shares, side: 'more' }),
  (words) => words.apartFrom(61),
];

/** The lanes, numbers and names in a sentence, and how much of it is bold. */
function heldIn(sentence: string) {
  const phrases = phrasesOf(sentence);
  const lanes = phrases.filter((phrase): phrase is Extract<Phrase, { lane: number }> =>
    Object.hasOwn(Object(phrase), 'lane'),
  );
  const plain = phrases.filter((phrase) => typeof phrase === 'string').join('');
  return {
    lanes: lanes.map(({ lane, named: isNamed }) => `${lane} ${isNamed}`).sort(),
    strong: phrases.filter((phrase) => typeof phrase === 'object' && 'strong' in phrase).length,
    numbers: (plain.match(/−?\d+(\.\d+)?/g) ?? []).sort(),
    names: plain.match(/GP-UCB/g)?.length ?? 0,
    odd: plain.match(/undefined|\*|[\ue000-\uf8ff]/g) ?? [],
  };
}

describe.each([
  ['German', german],
  ['Spanish', spanish],
])('the verdict in %s', (_, words) => {
  it('holds the lanes and numbers of the English one, whatever the claims', () => {
    for (const say of SENTENCES) {
      const said = say(words);
      expect({ said, ...heldIn(said) }).toEqual({ said, ...heldIn(say(english)) });
    }
  });

  it('says something else for every claim, and nothing in English', () => {
    const all = SENTENCES.map((say) => say(words));
    expect(new Set(all).size).toBe(all.length);
    for (const [i, said] of all.entries()) expect(said).not.toBe(SENTENCES[i](english));
  });
});

describe('the words of measures', () => {
  it('are in English those of columns and papers', () => {
    for (const { id, name, short, symbol } of MEASURES)
      expect([measureName(id), measureShort(id), measureSymbol(id)]).toEqual([name, short, symbol]);
  });

  it('have the unit that the comparison has', () => {
    const results = Array.from({ length: 4 }, () => [
      { regret: 1, resets: [], sideQueries: 0, curve: [1], worst: [2] },
    ]);
    for (const unit of ['', '%', 'in', 'sd']) {
      const comparison = compareRuns(['A'], results, 1, 'total', { unit });
      expect(quantityOf(comparison)).toBe(comparison.quantity);
    }
  });
});

describe('the tables of the page', () => {
  const [pair, alone, six] = [madeSheet(2, 20), madeSheet(1, 8), madeSheet(6, 30)];

  it('are in English those of the files', () => {
    for (const { comparison } of [pair, alone, six])
      expect(tablesIn(comparison, englishTables)).toEqual(tablesOf(comparison));
  });

  it.each([
    ['German', germanTables],
    ['Spanish', spanishTables],
  ])('have in %s the same numbers, and every column a name of its own', (_, words) => {
    const numbers = (text: string) => (text.match(/\d+(\.\d+)?/g) ?? []).sort();
    const written = tablesOf(six.comparison);
    for (const [i, { caption, rows }] of tablesIn(six.comparison, words).entries()) {
      expect(new Set(rows[0]).size).toBe(rows[0].length);
      expect(numbers(`${caption} ${rows.join()}`)).toEqual(
        numbers(`${written[i].caption} ${written[i].rows.join()}`),
      );
    }
  });
});

describe('the caption of a map’s picture', () => {
  const cell = (...left: number[]): CellReport => ({
    ...{ values: [1], left, seeds: 20, means: [1, 2], pairs: [], decided: true },
    struck: left.length === 1 ? [{ lane: 1 - left[0], by: left[0], at: 8 }] : [],
  });
  const report = {
    ...{ axes: [{ path: 'x', values: ['1', '2', '3'] }], lanes: [{ id: 'A' }, { id: 'B' }], alpha: 0.05 },
  } as unknown as MapReport;

  it.each([[[cell(0), cell(1), cell(0)]], [[cell(0, 1), cell(0, 1)]]])(
    'is in English that for papers',
    (cells) => {
      const shown = captionOf({ ...report, cells });
      expect(shown.replaceAll('$', '')).toBe(mapCaption({ ...report, cells }));
    },
  );
});
