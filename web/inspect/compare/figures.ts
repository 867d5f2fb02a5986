import * as words from '#words/inspect/inspect';
import {
  meansFigure,
  pairsFigure,
  shareBelowFigure,
  targetsFigure,
} from '../../../src/figure/comparison-figures.ts';
import { type Figure, type FigureSetting, subscripts } from '../../../src/figure/figure.ts';
import { type LaneValues, seedDots } from '../../../src/figure/seed-dots.ts';
import type { SeedCurve } from '../../../src/figure/seed-traces.ts';
import { plainMath } from '../../../src/picture/math.ts';
import { measureById } from '../../../src/replicates/comparison/measures.ts';
import { measureSymbol, quantityOf } from '../../../src/sheet/measure-words.ts';
import { type Sheet, sheetPairs } from '../../../src/sheet/sheet.ts';
import { pairSentences } from '../../../src/sheet/verdict.ts';
import { resultsOf } from '../../readings/seeds/bands.ts';
import type { Replicates } from '../../store/state.ts';
import type { InspectedSeeds, Look, Subject } from '../look.ts';

/** The panes of the comparison. */
export const PANES: readonly Subject[] = [
  { id: 'compare-curves', title: words.overTime },
  { id: 'compare-pairs', title: words.pairs },
  { id: 'compare-dots', title: words.finalValues },
  { id: 'compare-share', title: words.shareBelow },
  { id: 'compare-targets', title: words.shareOfTargets },
];

/** Whether a comparison has this pane. */
export function isThere({ id }: Subject, { comparison, replicates }: Sheet): boolean {
  if (id === 'compare-curves') return comparison.curves !== null;
  if (id === 'compare-pairs') return comparison.pairs.length > 0 && !replicates;
  return id !== 'compare-targets' || comparison.targets !== null;
}

/** The seeds behind its lines and dots. */
export function seedsOf(
  { comparison, lanes, replicates: chosen }: Sheet,
  replicates: Pick<Replicates, 'lanes' | 'results'>,
): InspectedSeeds {
  const { better, curve } = measureById(comparison.measure);
  const values = lanes.map(
    ({ letter, name }, i): LaneValues => ({
      ...{ letter, name, values: comparison.values[i] },
      ...(chosen && { replicates: chosen }),
    }),
  );
  const curves = lanes.flatMap(({ letter, name }): SeedCurve[] =>
    resultsOf(replicates, letter)
      .map((result, replicate) => ({ letter, name, replicate, values: curve(result) }))
      .filter((one) => one.values.length > 0 && (chosen?.includes(one.replicate) ?? true)),
  );
  return {
    symbol: measureSymbol(comparison.measure),
    worse: better === 'lower' ? 'higher' : 'lower',
    lanes: values,
    curves,
  };
}

/** The figure of a pane. */
export function figureOf(
  id: string,
  sheet: Sheet,
  seeds: InspectedSeeds,
  setting: FigureSetting,
  look: Look,
): Figure | null {
  const { comparison, lanes } = sheet;
  const measure = subscripts(quantityOf(comparison));
  const of = { ...look, measure };
  if (id === 'compare-pairs') return pairsFigure(setting, differences(sheet, seeds), of);
  if (id === 'compare-dots') return seedDots(setting, seeds.lanes, of);
  if (id === 'compare-share') return shareBelowFigure(setting, seeds.lanes, of);
  if (id === 'compare-targets') {
    const { targets } = comparison;
    return (
      targets &&
      targetsFigure(
        setting,
        lanes.map((lane, i) => ({ ...lane, met: targets.met[i] })),
      )
    );
  }
  const { curves } = comparison;
  const over = { ...of, measure: subscripts(quantityOf(comparison).replaceAll('_T', '_t')) };
  return (
    curves &&
    meansFigure(
      setting,
      lanes.map((lane, i) => ({ ...lane, curve: curves[i] })),
      over,
      seeds.curves,
    )
  );
}

const differences = (sheet: Sheet, { lanes }: InspectedSeeds) =>
  sheetPairs(sheet).map((pair) => ({
    a: lanes[pair.a],
    b: lanes[pair.b],
    mean: pair.mean,
    said: pairSentences(sheet, pair).map(plainMath).join('<br>'),
    shown: pair.apart,
  }));
