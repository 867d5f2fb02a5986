import * as words from '#words/readings/views';
import { quantitiesOf, type ReportFigures, type View } from '../../../src/experiments/report/report-views.ts';
import type { CurveQuantity } from '../../../src/plan/plan.ts';
import { listed } from '../../../words/listed.ts';

const QUANTITIES: Readonly<Partial<Record<CurveQuantity, string>>> = {
  'cumulative regret': words.cumulativeRegret,
  'average regret': words.averageRegret,
  'instant regret': words.instantRegret,
  'estimate of p': words.estimateOfP,
};

/** Measures whose names in reports are words; the others are symbols. */
const MEASURES: Readonly<Record<string, string>> = {
  resets: words.resets,
  'side queries': words.sideQueries,
  queries: words.queries,
  places: words.places,
  operations: words.operations,
  'points held': words.pointsHeld,
  'age of the oldest': words.ageOfOldest,
  'regret per second': words.regretPerSecond,
  'regret per query': words.regretPerQuery,
  'expected KL': words.expectedKl,
  'largest Δμ': words.largestMean,
  'largest Δσ': words.largestDeviation,
  'model’s σ_n²': words.modelNoise,
  estimate: words.estimate,
  spread: words.spread,
};

/** What a view shows, in the page's language. */
export function viewName(view: View, ...reports: readonly ReportFigures[]): string {
  if (view.kind === 'dots') return measureName(view.measure);
  if (view.kind === 'times') return words.betweenResets;
  if (view.kind === 'steps') return words.stepsWithReset;
  return words.overTime(listed(quantitiesOf(reports).map((quantity) => QUANTITIES[quantity] ?? quantity)));
}

/** A measure of a report, "F1 at t = 10". */
export function measureName(measure: string): string {
  const near = /^reset within (\d+) steps of t = (\d+)$/.exec(measure);
  if (near) return words.resetWithin({ steps: near[1], t: near[2] });
  const [name, t] = measure.split(' at t = ');
  const own = MEASURES[name] ?? name;
  return t === undefined ? own : words.atStep({ measure: own, t });
}
