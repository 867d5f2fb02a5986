import type { Scenario } from '../../contracts/scenario.ts';
import { parseScenario } from '../../engine/scenario/validate.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import type { LaneSetting } from '../../plan/plan.ts';

/** Multiplier √(c1 ln(c2 t)) of the ET paper's appendix tables; c1 = 0.4 is what reproduces its Table 1. */
const EXPLORATION = { c1: 0.4, c2: 4 };

/** The ET paper's within-model world: a GP chain on [0,1]² with change rate ε, the model's kernel its own. */
export function withinModel(epsilon: number, horizon: number): Scenario {
  return parseScenario({
    title: `Within-model, ε = ${epsilon}`,
    seed: 1,
    horizon,
    objective: { id: 'gp-chain-2d', parameters: { rate: epsilon, lengthscale: 0.2, kernel: 'se' } },
    grid: { pointsPerDimension: 50 },
    noiseVariance: 0.02,
    model: { kernel: 'se' },
    lanes: [],
  });
}

export const WITHIN_MODEL_SETTING: readonly string[] = [
  'Objective: GP chain (Assumption 2) on [0,1]², squared exponential kernel with l = 0.2, σ_f² = 1; noise σ_n² = 0.02; the models know all of it.',
  'Candidates: a 50 × 50 grid; the regret is taken against its best point.',
  'Acquisition: UCB with β_t = 0.4 ln(4t); without data the next query is a random candidate.',
  'All lanes of a replicate see the same objective and the same noise.',
];

/** A lane with the within-model exploration. */
export function lane(algorithm: string, parameters: ParamValues = {}): LaneSetting {
  return { algorithm, parameters: { ...EXPLORATION, ...parameters } };
}

/** R-GP-UCB that resets every N(ε) steps. */
export const periodic = (epsilon: number): LaneSetting =>
  lane('r-gp-ucb', { periodFrom: 'epsilon', epsilon });

/** ET-GP-UCB with N_lo and N_hi from bounds on ε; δ_B = 0.1; a reset leaves nothing. */
export const bounded = (epsilonLower: number, epsilonUpper: number): LaneSetting =>
  lane('et-gp-ucb', { deltaB: 0.1, bounds: 'epsilon', epsilonLower, epsilonUpper, survivors: 0 });
