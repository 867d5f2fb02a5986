import type { ParamValues } from '../../parameters/spec.ts';
import type { LaneSetting } from '../../plan/plan.ts';
import { memoryLanes, NEWEST } from './lanes.ts';

/** Change rate ε of the chain. */
export const RATE = 0.03;
/** l_T of the exponential that forgetting at the rate 0.03 is: −2/ln(1 − 0.03). */
const LENGTHSCALE = 65.66158;

/** The world of §16's chain, without lanes. */
export const driftingChain = (title: string) => ({
  title,
  seed: 1,
  horizon: 200,
  objective: { id: 'gp-chain-1d', parameters: { rate: RATE, lengthscale: 0.2, kernel: 'se' } },
  grid: { pointsPerDimension: 100 },
  noiseVariance: 0.02,
  model: { kernel: 'se' },
  lanes: [],
});

export const forgetting: ParamValues = { epsilon: RATE };
const exponential = { temporalKernel: 'matern12', temporalLengthscale: LENGTHSCALE };
const ours = memoryLanes({ forgetting, factor: forgetting });

/** Lanes that know how the chain changes. A window’s menu names forgetting by its exponential. */
export const CHAIN_LANES: Record<string, LaneSetting> = {
  ...ours,
  [NEWEST]: { ...ours[NEWEST], parameters: { c1: 0.8, c2: 4, window: 30, ...exponential } },
};
