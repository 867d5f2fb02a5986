import type { NumberParam } from '../../parameters/spec.ts';

/** c1 of the practical β_t. */
export const EXPLORATION_SCALE = {
  id: 'c1',
  type: 'number',
  label: 'Exploration scale',
  symbol: '$c_1$',
  help: 'Scale of $β_t$ = $c_1$ ln($c_2$ $t$), which weighs uncertainty against the mean. Larger: more exploration.',
  default: 0.8,
  min: 0,
  max: 10,
  step: 0.1,
} as const satisfies NumberParam;

/** c2 of the practical β_t. */
export const EXPLORATION_RATE = {
  id: 'c2',
  type: 'number',
  label: 'Exploration rate',
  symbol: '$c_2$',
  help: 'Rate inside the logarithm of $β_t$ = $c_1$ ln($c_2$ $t$). Larger: more exploration in the first steps.',
  default: 4,
  min: 0.1,
  max: 20,
  step: 0.1,
} as const satisfies NumberParam;

/** B of IGP and of SparQ's theorem. */
export const NORM_BOUND = {
  id: 'normBound',
  type: 'number',
  label: 'Norm bound',
  symbol: '$B$',
  help: 'Bound on the size of the objective in the kernel’s function space. Larger: more exploration at every step.',
  default: 1,
  min: 0,
  max: 100,
  step: 0.1,
} as const satisfies NumberParam;

/** R of IGP and of GP-TS. */
export const NOISE_SCALE = {
  id: 'noiseScale',
  type: 'number',
  label: 'Noise scale',
  symbol: '$R$',
  help: 'Sub-Gaussian scale of the noise. Larger: the information gained so far adds more exploration.',
  default: 0.1,
  min: 0,
  max: 10,
  step: 0.01,
} as const satisfies NumberParam;

/** δ of every theorem. */
export const FAILURE_PROBABILITY = {
  id: 'delta',
  type: 'number',
  label: 'Failure probability',
  symbol: '$δ$',
  help: 'Chance that the theorem’s bound may fail. Smaller: more exploration.',
  default: 0.1,
  min: 0,
  max: 1,
  exclusiveMin: true,
  scale: 'log',
} as const satisfies NumberParam;
