import * as words from '#words/inspect/inspect';
import type { LaneFrame } from '../../src/contracts/lane-frame.ts';
import { fieldsFigure } from '../../src/figure/field-figure.ts';
import type { Figure, FigureSetting } from '../../src/figure/figure.ts';
import { laneFigure } from '../../src/figure/lane-figure.ts';
import { mapFigure } from '../../src/figure/map-figure.ts';
import { regretFigure, type SeedCurve, seedDots } from '../../src/figure/regret-figure.ts';
import { type Surfaces, surfaceFigure } from '../../src/figure/surface-figure.ts';
import { triggerFigure } from '../../src/figure/trigger-figure.ts';
import { type RegretMeasure, regretSeries } from '../readings/regret-measure.ts';
import { increments, resultsOf } from '../readings/seeds/bands.ts';
import type { Replicates } from '../store/state.ts';
import type { PanelRun } from '../time/use-run.ts';
import { isSquare, type Subject } from './subjects.ts';

const MEASURES: Readonly<Record<RegretMeasure, string>> = {
  total: words.totalRegret,
  average: words.averageRegret,
  answer: words.answerRegret,
  f1: words.f1,
};

/** What the figures are made of. */
export interface Inspected {
  readonly run: PanelRun;
  readonly setting: FigureSetting;
  readonly measure: RegretMeasure;
  readonly replicates: Replicates;
  readonly frame: LaneFrame | null;
  readonly surfaces: Surfaces;
  /** Steps in sight; null: all. */
  readonly window: readonly [number, number] | null;
  readonly selected: readonly number[];
}

/** The figure of a subject; null where the run has not got there. */
export function figureOf(subject: Subject, inspected: Inspected): Figure | null {
  const { run, setting } = inspected;
  if (run.lanes.every(({ records }) => records.length === 0)) return null;
  switch (subject.kind) {
    case 'regret':
      return regret(inspected);
    case 'seeds':
      return seeds(inspected);
    case 'map':
      return run.world && mapFigure(setting, run.world, run.lanes);
    case 'trigger': {
      const lane = run.lanes.find(({ letter }) => letter === subject.letter);
      return lane ? triggerFigure(setting, lane) : null;
    }
    default:
      return ofLane(subject, inspected);
  }
}

function regret({ run, setting, measure, replicates, window, selected }: Inspected): Figure {
  return regretFigure({
    ...setting,
    measure: MEASURES[measure],
    lanes: run.lanes.map((lane) => ({
      ...lane,
      values: regretSeries[measure](lane.records),
      resets: lane.records.filter(({ reset }) => reset).map(({ t }) => t),
    })),
    seeds: measure === 'f1' ? [] : seedCurves(run, replicates, measure),
    selected,
    ...(window && { window }),
  });
}

/** R_t of every seed as the measure asks for it. */
function seedCurves(run: PanelRun, replicates: Replicates, measure: RegretMeasure): SeedCurve[] {
  return run.lanes.flatMap(({ letter, name }) =>
    resultsOf(replicates, letter).map(({ curve }, replicate) => ({
      letter,
      name,
      replicate,
      steps: curve.map((_, i) => i + 1),
      values:
        measure === 'answer'
          ? increments(curve)
          : curve.map((value, i) => (measure === 'average' ? value / (i + 1) : value)),
    })),
  );
}

/** Last value of each seed's curve. */
export const finals = (run: PanelRun, replicates: Replicates) =>
  run.lanes.map(({ letter, name }) => ({
    letter,
    name,
    values: resultsOf(replicates, letter).map(({ curve }) => curve[curve.length - 1]),
  }));

function seeds({ run, setting, replicates }: Inspected): Figure | null {
  return replicates.results.length === 0
    ? null
    : seedDots(setting, words.finalRegret, finals(run, replicates));
}

function ofLane({ kind, letter }: Subject, { run, setting, frame, surfaces }: Inspected): Figure | null {
  const lane = run.lanes.find((one) => one.letter === letter);
  if (!lane || !frame || !run.world) return null;
  const { candidates } = run.world;
  const picture = { title: `${letter} ${lane.name}`, theme: setting.theme, lane, frame, candidates };
  if (kind === 'scene') return surfaceFigure(picture, surfaces);
  return isSquare(run.world) ? fieldsFigure(picture) : laneFigure(picture);
}
