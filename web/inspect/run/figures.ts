import * as words from '#words/inspect/inspect';
import type { LaneFrame } from '../../../src/contracts/lane-frame.ts';
import { designsFigure } from '../../../src/figure/designs-figure.ts';
import { fieldsFigure, SQUARE } from '../../../src/figure/field-figure.ts';
import type { Figure, FigureSetting } from '../../../src/figure/figure.ts';
import { laneFigure } from '../../../src/figure/lane-figure.ts';
import { mapFigure } from '../../../src/figure/map-figure.ts';
import { regretFigure } from '../../../src/figure/regret-figure.ts';
import { relevanceFigure } from '../../../src/figure/relevance-figure.ts';
import { seedDots } from '../../../src/figure/seed-dots.ts';
import type { SeedCurve } from '../../../src/figure/seed-traces.ts';
import { type Surfaces, surfaceFigure } from '../../../src/figure/surface-figure.ts';
import { triggerFigure } from '../../../src/figure/trigger-figure.ts';
import { largestRegret } from '../../panels/regret/regret-curves.tsx';
import { largestTestValue } from '../../panels/trigger/trigger-shapes.ts';
import { designAxis } from '../../readings/environment/designs.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { type RegretMeasure, regretSeries } from '../../readings/regret-measure.ts';
import { relevanceAt } from '../../readings/relevance.ts';
import { increments, resultsOf } from '../../readings/seeds/bands.ts';
import { resetsOf } from '../../readings/trigger.ts';
import { weighsBy } from '../../readings/weighing.ts';
import type { Replicates } from '../../store/state.ts';
import type { PanelRun } from '../../time/use-run.ts';
import type { InspectedSeeds, Look } from '../look.ts';
import { isSquare, type RunSubject } from './subjects.ts';

const MEASURES: Readonly<Record<RegretMeasure, string>> = {
  total: words.totalRegret,
  average: words.averageRegret,
  answer: words.answerRegret,
  f1: words.f1,
};

/** Data for the figures of a run. */
interface RunPicture {
  readonly run: PanelRun;
  readonly setting: FigureSetting;
  readonly measure: RegretMeasure;
  readonly replicates: Replicates;
  /** The page's step, and a lane's frame at it. */
  readonly t: number;
  readonly frame: LaneFrame | null;
  readonly surfaces: Surfaces;
}

/** The figure of a subject that needs only the run; null if the run has not progressed far enough. */
export function figureOf({ kind, letter }: RunSubject, picture: RunPicture, look: Look): Figure | null {
  const { run, setting } = picture;
  if (run.lanes.every(({ records }) => records.length === 0)) return null;
  if (kind === 'regret') return regret(picture, look);
  if (kind === 'seeds') return seeds(picture, look);
  if (kind === 'map') return run.world && mapFigure(setting, run.world, run.lanes, look.window);
  const lane = run.lanes.find((one) => one.letter === letter);
  if (!lane) return null;
  if (kind === 'relevance') return relevance(lane, picture);
  if (kind === 'trigger')
    return triggerFigure(setting, lane, {
      reach: largestTestValue(lane.records),
      window: look.window,
    });
  return atStep(kind, lane, picture);
}

function regret({ run, setting, measure, replicates }: RunPicture, look: Look): Figure {
  return regretFigure({
    ...setting,
    ...look,
    measure: MEASURES[measure],
    // The averages of the first steps vary widely.
    ...(measure === 'average' && { reach: 1.5 * largestRegret(run.lanes, measure, setting.horizon) || 1 }),
    lanes: run.lanes.map((lane) => ({
      ...lane,
      values: regretSeries[measure](lane.records),
      resets: resetsOf(lane.records).map(({ t }) => t),
    })),
    seeds: seedCurves(run, replicates, measure),
  });
}

/** The seeds behind the lines of the regret, or behind the final values. */
export function seedsOf(run: PanelRun, replicates: Replicates, measure: RegretMeasure): InspectedSeeds {
  const curves = seedCurves(run, replicates, measure);
  const symbol = measure === 'average' ? '$R_T/T$' : measure === 'answer' ? '$r_T$' : '$R_T$';
  return {
    ...{ symbol, worse: 'higher', curves },
    lanes: run.lanes.map(({ letter, name }) => {
      const own = curves.filter((curve) => curve.letter === letter);
      return { letter, name, values: own.map(({ values }) => values[values.length - 1]) };
    }),
  };
}

/** The measure over the steps for every seed; F1 is not stored for seeds. */
function seedCurves(run: PanelRun, replicates: Replicates, measure: RegretMeasure): SeedCurve[] {
  if (measure === 'f1') return [];
  return run.lanes.flatMap(({ letter, name }) =>
    resultsOf(replicates, letter).map(({ curve }, replicate) => ({
      letter,
      name,
      replicate,
      values: asMeasured(curve, measure),
    })),
  );
}

function asMeasured(curve: readonly number[], measure: RegretMeasure): readonly number[] {
  if (measure === 'answer') return increments(curve);
  return measure === 'average' ? curve.map((value, i) => value / (i + 1)) : curve;
}

function seeds({ run, setting, replicates }: RunPicture, look: Look): Figure | null {
  if (replicates.results.length === 0) return null;
  const lanes = run.lanes.map(({ letter, name }) => ({
    letter,
    name,
    values: resultsOf(replicates, letter).map(({ regret: total }) => total),
  }));
  return seedDots(setting, lanes, { ...look, measure: words.finalRegret });
}

function relevance(lane: PanelLane, { run, setting, t }: RunPicture): Figure | null {
  const own = run.scenario.lanes.find(({ id }) => id === lane.letter);
  const rule = own && weighsBy(own);
  const reading = rule ? relevanceAt(lane.records, t, rule) : null;
  if (!reading) return null;
  const { held, gone, budget } = reading;
  return relevanceFigure({ ...setting, lane, t, held, gone, paidBelow: budget === null ? null : budget - 1 });
}

function atStep(kind: RunSubject['kind'], lane: PanelLane, picture: RunPicture): Figure | null {
  const { run, setting, frame, surfaces } = picture;
  const { world } = run;
  if (!frame || !world || frame.truth.length !== world.candidates.size) return null;
  const shown = { ...setting, lane, frame, candidates: world.candidates };
  if (kind === 'scene') return surfaceFigure(shown, surfaces);
  const { environment } = world;
  if (kind === 'designs') {
    const { designs } = frame;
    if (!environment || !designs) return null;
    return designsFigure(
      { ...setting, lane, frame: { t: frame.t, designs } },
      environment,
      designAxis(world, environment),
    );
  }
  return isSquare(world) ? fieldsFigure(shown, environment ? ['x', 'w'] : SQUARE) : laneFigure(shown);
}
