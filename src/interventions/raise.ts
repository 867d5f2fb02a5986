import { exp } from '../math/index.ts';
import { ObjectiveError } from '../objectives/spec.ts';
import type { InterventionSpec } from './spec.ts';

/** f_t(x) + by · exp(−‖x − at‖²/(2 width²)): a hill, or with a negative height a hollow. */
export const raise: InterventionSpec = {
  id: 'raise',
  name: 'Raise',
  summary: 'raises or lowers the objective around a place',
  parameters: [
    {
      id: 'at',
      type: 'numbers',
      label: 'At',
      symbol: '$x$',
      help: 'The place, one number for each coordinate. The hill is highest there.',
      default: [0.5],
      min: -1e6,
      max: 1e6,
    },
    {
      id: 'by',
      type: 'number',
      label: 'By',
      symbol: '',
      help: 'How much higher f is at the place. Below 0: a hollow.',
      default: 1,
      min: -1e6,
      max: 1e6,
      slider: [-3, 3],
      step: 0.1,
    },
    {
      id: 'width',
      type: 'number',
      label: 'Width',
      symbol: '',
      help: 'Distance at which the hill has fallen to 0.6 of its height. Larger: more of the objective is raised.',
      default: 0.1,
      min: 0,
      max: 1e6,
      exclusiveMin: true,
      slider: [0.02, 1],
      step: 0.02,
    },
  ],
  act: ({ parameters, candidates: { points, dimension, size } }) => {
    const at = parameters.at as readonly number[];
    const [by, width] = [parameters.by as number, parameters.width as number];
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
};
