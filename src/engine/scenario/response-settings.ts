import type { Response } from '../../contracts/scenario.ts';
import type { Setting } from './settings.ts';

/** One day in seconds. */
const LONGEST = 86_400;

/** What computing costs while the world moves on, R(n) = r₀ + r₁ n^p: each a parameter whose id is its place in the scenario. */
export const RESPONSE_SETTINGS = {
  base: {
    id: 'response.base',
    type: 'number',
    label: 'Shortest response',
    symbol: '$r_0$',
    unit: 's',
    help: 'Seconds that a lane computes with nothing held. Longer: fewer queries, and the world is further on at each.',
    default: 0.25,
    min: 0,
    max: LONGEST,
    exclusiveMin: true,
    scale: 'log',
    slider: [0.01, 100],
  },
  factor: {
    id: 'response.factor',
    type: 'number',
    label: 'Cost of data',
    symbol: '$r_1$',
    unit: 's',
    help: 'Seconds for each $n^p$, with $n$ observations held. Larger: a lane that keeps everything slows down sooner.',
    default: 1e-6,
    min: 0,
    max: LONGEST,
    scale: 'log',
    slider: [1e-8, 0.1],
  },
  power: {
    id: 'response.power',
    type: 'number',
    label: 'Power',
    symbol: '$p$',
    help: 'How the cost grows with the data held: 3 where a matrix is factored from scratch, 2 for a rank-one change.',
    default: 3,
    min: 0,
    max: 4,
    step: 0.1,
  },
  frame: {
    id: 'response.frame',
    type: 'number',
    label: 'A step lasts',
    symbol: '$Δ$',
    unit: 's',
    help: 'Seconds that each step of the world lasts. Longer: the world is slower, and a lane asks more often in a step.',
    default: 1,
    min: 0,
    max: LONGEST,
    exclusiveMin: true,
    scale: 'log',
    slider: [0.01, 100],
  },
} as const satisfies Record<keyof Response, Setting>;
