import { exp } from '../math/index.ts';
import { ObjectiveError } from '../objectives/spec.ts';
import { RAISE } from './raise.about.ts';
import { intervention } from './spec.ts';

/** f_t(x) + by · exp(−‖x − at‖²/(2 width²)): adds a bump, or with a negative height a dip. */
export const raise = intervention(RAISE, {
  act: ({ parameters, candidates: { points, dimension, size } }) => {
    const { at, by, width } = parameters;
    if (at.length !== dimension)
      throw new ObjectiveError(
        `The place to raise needs ${dimension} number${dimension === 1 ? '' : 's'}, got ${at.length}.`,
      );
    const hill = Float64Array.from({ length: size }, (_, i) => {
      const squared = at.reduce((sum, value, d) => {
        const away = (points[i * dimension + d] - value) / width;
        return sum + away * away;
      }, 0);
      return by * exp(-0.5 * squared);
    });
    return (values) => values.map((value, i) => value + hill[i]);
  },
});
