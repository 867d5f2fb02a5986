import type { NumberParam } from '../../parameters/spec.ts';

/** B of IGP and of SparQ's theorem. */
export const NORM_BOUND: NumberParam = {
  id: 'normBound',
  type: 'number',
  label: 'Norm bound',
  symbol: '$B$',
  help: 'Bound on the size of the objective in the kernel’s function space. Larger: more exploration at every step.',
  default: 1,
  min: 0,
  max: 100,
  step: 0.1,
};

/** δ of every theorem. */
export const FAILURE_PROBABILITY: NumberParam = {
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
};
