import type { ParamSpec } from '../../parameters/spec.ts';
import { drawnKernel, drawParameters, gpDraws } from '../gp-draws.ts';
import type { ObjectiveContext } from '../spec.ts';
import { type Density, densityOn } from './density.ts';
import { environmentObjective } from './objective.ts';

const REDRAWN: ParamSpec = {
  id: 'redrawn',
  type: 'toggle',
  label: 'Only draws with good and bad designs',
  symbol: '',
  help: 'Draw again until 5 to 95 % of the designs lie above the level $α$. Without it every third draw has none, where naming nothing scores 1.',
  default: false,
};

/** Shares of designs above α between which a draw is kept. */
const SHARES = { from: 0.05, to: 0.95 };
/** The last of so many draws is taken as it is: a level may be out of every draw's reach. */
const MOST_DRAWS = 100;

/** Share of the designs whose probability of exceeding h is above α; f by design, then condition. */
function shareAbove(f: Float64Array, { parameters, candidates }: ObjectiveContext): number {
  const { threshold, level, density } = parameters as { threshold: number; level: number; density: Density };
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
function drawn(context: ObjectiveContext): Float64Array {
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
export const thresholdGp = environmentObjective({
  id: 'threshold-gp',
  name: 'Threshold: GP draw',
  summary: 'which design keeps a drawn function above zero most often',
  density: 'normal',
  threshold: { default: 0, min: -5, max: 5 },
  level: 0.8,
  noiseVariance: 1e-6,
  model: { kernel: 'se', lengthscale: 0.5, signalVariance: 1 },
  parameters: [...drawParameters(0.5), REDRAWN],
  drawnFrom: (parameters) => drawnKernel(parameters, 2),
  values: drawn,
});
