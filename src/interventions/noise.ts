import type { InterventionSpec, NoiseShape } from './spec.ts';

/** Another noise variance, the same seeded draws scaled anew; or noise within bounds, drawn evenly. */
export const noise: InterventionSpec = {
  id: 'noise',
  name: 'Noise',
  summary: 'changes the variance of the noise, or bounds it',
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
    {
      id: 'shape',
      type: 'choice',
      label: 'Distribution',
      symbol: '',
      help: 'Gaussian noise has no largest value. Noise drawn evenly from a range never leaves it: a test may then rest on the bound, ±√3 standard deviations.',
      default: 'gaussian',
      choices: [
        { value: 'gaussian', label: 'Gaussian' },
        { value: 'uniform', label: 'bounded, evenly drawn' },
      ],
    },
  ],
  noiseVariance: ({ variance }) => variance as number,
  noiseShape: ({ shape }) => shape as NoiseShape,
};
