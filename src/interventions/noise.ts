import type { InterventionSpec } from './spec.ts';

/** Another noise variance: the same seeded draws, scaled anew. */
export const noise: InterventionSpec = {
  id: 'noise',
  name: 'Noise',
  summary: 'changes the variance of the noise',
  parameters: [
    {
      id: 'variance',
      type: 'number',
      label: 'Noise variance',
      symbol: '$σ_n²$',
      help: 'Variance of the noise from this step on. The models go on assuming what they did.',
      default: 0.2,
      min: 0,
      max: 1e9,
      exclusiveMin: true,
      scale: 'log',
      slider: [0.001, 10],
    },
  ],
  noiseVariance: ({ variance }) => variance as number,
};
