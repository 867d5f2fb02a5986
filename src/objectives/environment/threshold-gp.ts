import type { ValuesOf } from '../../parameters/typed.ts';
import { drawnKernel, gpDraws } from '../gp-draws.ts';
import type { ObjectiveContext } from '../spec.ts';
import { densityOn } from './density.ts';
import { environmentObjective } from './objective.ts';
import { THRESHOLD_GP } from './threshold-gp.about.ts';

type Context = ObjectiveContext<ValuesOf<typeof THRESHOLD_GP>>;

/** Shares of designs above α between which a draw is kept. */
const SHARES = { from: 0.05, to: 0.95 };
/** Most draws; the last is taken as it is, because no draw may reach the level. */
const MOST_DRAWS = 100;

/** Share of the designs whose probability of exceeding h is above α; f by design, then condition. */
function shareAbove(f: Float64Array, { parameters, candidates }: Context): number {
  const { threshold, level, density } = parameters;
  const weights = densityOn(candidates.axes[1], density);
  const designs = candidates.axes[0].length;
  let above = 0;
  for (let x = 0; x < designs; x++) {
    const probability = weights.reduce(
      (sum, weight, w) => (f[x * weights.length + w] > threshold ? sum + weight : sum),
      0,
    );
    if (probability > level) above++;
  }
  return above / designs;
}

/** The first draw, or the first that has designs on both sides of α; all from one substream, one after another. */
function drawn(context: Context): Float64Array {
  const draw = gpDraws(context, 'draw');
  let f = draw();
  for (let i = 1; i < MOST_DRAWS && context.parameters.redrawn; i++) {
    const share = shareAbove(f, context);
    if (SHARES.from <= share && share <= SHARES.to) break;
    f = draw();
  }
  return f;
}

/** f ~ GP(0, k) drawn on the pairs; h = 0. */
export const thresholdGp = environmentObjective(THRESHOLD_GP, {
  drawnFrom: (parameters) => drawnKernel(parameters, 2),
  values: drawn,
});
