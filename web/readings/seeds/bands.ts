import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { LaneResult } from '../../../src/plan/plan.ts';
import type { Replicates } from '../../store/state.ts';
import type { RegretMeasure } from '../regret-measure.ts';
import type { Band, Bands } from './band-reading.ts';
import { halfWidth } from './half-width.ts';

/** One lane's results, one per replicate. */
export function resultsOf(
  { lanes, results }: Pick<Replicates, 'lanes' | 'results'>,
  letter: LaneLetter,
): LaneResult[] {
  const at = lanes.indexOf(letter);
  return at < 0 ? [] : results.map((lanes) => lanes[at]);
}

export function bandsOf(replicates: Pick<Replicates, 'lanes' | 'results'>, measure: RegretMeasure): Bands {
  // Replicates only store the regret.
  if (replicates.results.length < 2 || measure === 'f1') return {};
  const bands = replicates.lanes.map((letter) => [letter, bandOf(resultsOf(replicates, letter), measure)]);
  return Object.fromEntries(bands);
}

/** Summed in the order of the replicates, so that the same seeds give the same band. */
function bandOf(results: readonly LaneResult[], measure: RegretMeasure): Band {
  const n = results.length;
  const horizon = results[0].curve.length;
  const mean = new Float64Array(horizon);
  const half = new Float64Array(horizon);
  const curves = results.map(({ curve }) => (measure === 'answer' ? increments(curve) : curve));
  for (const curve of curves) for (let i = 0; i < horizon; i++) mean[i] += curve[i] / n;
  for (const curve of curves)
    for (let i = 0; i < horizon; i++) half[i] += (curve[i] - mean[i]) * (curve[i] - mean[i]);
  for (let i = 0; i < horizon; i++) {
    const per = measure === 'average' ? i + 1 : 1;
    half[i] = (halfWidth(n) * Math.sqrt(half[i] / (n - 1) / n)) / per;
    mean[i] /= per;
  }
  return { mean, half };
}

/** r_t at steps 1..T from R_t at the same steps. */
export function increments(curve: readonly number[]): number[] {
  return curve.map((value, i) => value - (curve[i - 1] ?? 0));
}
