import { defineParameters } from '../parameters/typed.ts';
import type { InterventionAbout } from './spec.ts';

export const NOISE = {
  id: 'noise',
  name: 'Noise',
  summary: 'changes the variance of the noise, or bounds it',
  parameters: defineParameters(
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
  ),
} as const satisfies InterventionAbout;
