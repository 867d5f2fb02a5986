import { exp, log } from '../../math/index.ts';
import { mean } from '../../math/mean.ts';

/** A constant of least regret, and two standard errors to both sides. */
export interface BestConstant {
  readonly best: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The constant of least mean regret between those tried: the vertex of the parabola in its logarithm through the least and
 * its two neighbours. Its standard error is the jackknife's over replicates, in the logarithm.
 * @param constants three or more, rising
 * @param regrets for each constant one per replicate, the same replicates in the same order; two or more
 */
export function bestConstant(
  constants: readonly number[],
  regrets: readonly (readonly number[])[],
): BestConstant {
  const n = regrets[0].length;
  const logBest = vertex(constants, regrets.map(mean));
  const without = Array.from({ length: n }, (_, left) =>
    vertex(
      constants,
      regrets.map((own) => mean(own.toSpliced(left, 1))),
    ),
  );
  const middle = mean(without);
  const spread = without.reduce((sum, value) => sum + (value - middle) * (value - middle), 0);
  const twice = 2 * Math.sqrt(((n - 1) / n) * spread);
  return { best: exp(logBest), low: exp(logBest - twice), high: exp(logBest + twice) };
}

/** In the logarithm; an end of the row where the least is one. */
function vertex(constants: readonly number[], means: readonly number[]): number {
  const least = means.reduce((best, value, i) => (value < means[best] ? i : best), 0);
  if (least === 0 || least === constants.length - 1) return log(constants[least]);
  const [x0, x1, x2] = constants.slice(least - 1, least + 2).map(log);
  const [y0, y1, y2] = means.slice(least - 1, least + 2);
  const [left, right] = [(x1 - x0) * (y1 - y2), (x1 - x2) * (y1 - y0)];
  if (left === right) return x1;
  return x1 - ((x1 - x0) * left - (x1 - x2) * right) / (2 * (left - right));
}
