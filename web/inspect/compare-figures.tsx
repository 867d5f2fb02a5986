import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import {
  meansFigure,
  pairsFigure,
  shareBelowFigure,
  targetsFigure,
} from '../../src/figure/comparison-figures.ts';
import type { Figure, FigureSetting } from '../../src/figure/figure.ts';
import { type LaneValues, seedDots } from '../../src/figure/seed-dots.ts';
import type { SeedCurve } from '../../src/figure/seed-traces.ts';
import { measureById } from '../../src/replicates/comparison/measures.ts';
import { type Sheet, sheetPairs } from '../../src/sheet/sheet.ts';
import { pairSentences } from '../../src/sheet/verdict.ts';
import { useComparison } from '../answers/use-comparison.ts';
import { resultsOf } from '../readings/seeds/bands.ts';
import { useEditedScenario, useReplicates, useTheme } from '../store/hooks.ts';
import { shownMeasure } from '../store/shown-measure.ts';
import type { Replicates } from '../store/state.ts';
import { plainMath } from '../ui/math-parse.ts';
import * as words from '../words/inspect/inspect.ts';
import { FigureView } from './figure-view.tsx';
import type { InspectedSeeds, Look, Subject } from './look.ts';

const SUBJECTS: readonly Subject[] = [
  { id: 'compare-curves', title: words.overTime },
  { id: 'compare-pairs', title: words.pairs },
  { id: 'compare-dots', title: words.finalValues },
  { id: 'compare-share', title: words.shareBelow },
  { id: 'compare-targets', title: words.shareOfTargets },
];

/** A pane of the comparison. */
export function CompareFigures({ id }: { id: string }) {
  const { title, horizon } = useEditedScenario();
  const { measure, step } = useStore(shownMeasure);
  const { sheet, error } = useComparison(measure, Math.min(step ?? horizon, horizon));
  const replicates = useReplicates();
  const theme = useTheme();
  const subjects = sheet ? SUBJECTS.filter((subject) => isThere(subject, sheet)) : SUBJECTS;
  const subject = subjects.find((one) => one.id === id) ?? subjects[0];
  const seeds = useMemo(() => sheet && seedsOf(sheet, replicates), [sheet, replicates]);
  const figureAt = useCallback(
    (look: Look) => {
      if (!sheet || !seeds) return null;
      const setting = {
        title: `${title}: ${subject.title}`,
        horizon: sheet.comparison.horizon,
        changes: sheet.changes,
        theme,
      };
      return figureOf(subject.id, sheet, seeds, setting, look);
    },
    [sheet, seeds, title, subject, theme],
  );
  const overSteps = subject.id === 'compare-curves' || subject.id === 'compare-targets';
  const listed = subject.id !== 'compare-targets' && seeds;
  return (
    <FigureView
      key={subject.id}
      {...{ subject, subjects }}
      inspected={{
        ...{ figureAt, missing: error ?? words.noSeeds, overSteps },
        scales: overSteps ? 'y' : 'x',
        ...(listed && { seeds: listed }),
      }}
    />
  );
}

function isThere({ id }: Subject, { comparison, replicates }: Sheet): boolean {
  if (id === 'compare-curves') return comparison.curves !== null;
  if (id === 'compare-pairs') return comparison.pairs.length > 0 && !replicates;
  return id !== 'compare-targets' || comparison.targets !== null;
}

function seedsOf({ comparison, lanes, replicates: chosen }: Sheet, replicates: Replicates): InspectedSeeds {
  const { symbol, better, curve } = measureById(comparison.measure);
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
    symbol,
    worse: better === 'lower' ? 'higher' : 'lower',
    lanes: values,
    curves,
  };
}

function figureOf(
  id: string,
  sheet: Sheet,
  seeds: InspectedSeeds,
  setting: FigureSetting,
  look: Look,
): Figure | null {
  const { comparison, lanes } = sheet;
  const measure = comparison.quantity;
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
  return (
    curves &&
    meansFigure(
      setting,
      lanes.map((lane, i) => ({ ...lane, curve: curves[i] })),
      of,
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
