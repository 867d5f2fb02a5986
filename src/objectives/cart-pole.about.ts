import { defineParameters } from '../parameters/typed.ts';
import type { CandidatesObjectiveAbout } from './spec.ts';

/** Initial points that the costs are z-scored over, as many as the public code draws. */
export const INITIAL_POINTS = 30;

export const CART_POLE = {
  id: 'cart-pole',
  name: 'Cart-pole policy',
  summary: 'four gains of a controller; the bearing wears out at a stated step',
  source: 'ET paper §6 and Appendix A.3, Table 7 on the system of github.com/brunzema/uitvbo',
  dimension: 'candidates',
  parameters: defineParameters(
    {
      id: 'changeAfter',
      type: 'integer',
      label: 'Bearing wears after',
      symbol: '$t$',
      help: 'After this step the bearing’s friction is multiplied. 0: it never wears.',
      unit: 'steps',
      default: 100,
      min: 0,
      max: 2000,
    },
    {
      id: 'frictionFactor',
      type: 'number',
      label: 'Friction then times',
      symbol: '',
      help: 'What the bearing’s friction is multiplied by. Larger: every episode costs more, and other gains become the best.',
      default: 2.5,
      min: 1,
      max: 5,
      step: 0.1,
    },
  ),
  defaults: {
    horizon: 300,
    noiseVariance: 0.02,
    pointsPerDimension: 0,
    initialPoints: INITIAL_POINTS,
    model: { kernel: 'se', lengthscale: 4.5, signalVariance: 1, noiseVariance: null },
  },
} as const satisfies CandidatesObjectiveAbout;
