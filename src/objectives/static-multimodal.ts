import { exp, sin } from '../math/index.ts';
import { ANY_ORDER, type GridObjectiveSpec } from './spec.ts';

/** f(x) = sin(9x) (0.4 + x) + 1.7 exp(−((x − 0.35)/0.04)²/2) on [0, 1]: a broad optimum and a narrow, higher one. */
export function staticMultimodalValue(x: number): number {
  const z = (x - 0.35) / 0.04;
  return sin(9 * x) * (0.4 + x) + 1.7 * exp(-0.5 * z * z);
}

/** The no-change case: forgetting costs here and buys nothing. */
export const staticMultimodal: GridObjectiveSpec = {
  id: 'static-multimodal',
  name: 'No change, 1D',
  summary: 'a still function with several peaks',
  source: 'Driftlab',
  dimension: 1,
  domain: [[0, 1]],
  parameters: [],
  defaults: {
    horizon: 150,
    noiseVariance: 0.02,
    pointsPerDimension: 200,
    model: { kernel: 'se', lengthscale: 0.1, signalVariance: 1, noiseVariance: null },
  },
  create: ({ candidates }) => {
    const values = candidates.points.map(staticMultimodalValue);
    return { changePoints: [], course: ANY_ORDER, valuesAt: () => values };
  },
};
