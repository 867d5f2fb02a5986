import { POSTERIOR_DRAW } from '../policy/acquisition.ts';
import { keepAll } from '../policy/memory.ts';
import { explainPriors, PRIOR_PARAMETERS, priorsOf } from '../policy/prior-list.ts';
import { drawnByWeight } from '../policy/priors.ts';
import { never } from '../policy/trigger.ts';
import type { AlgorithmSpec } from './spec.ts';

/**
 * Draws a prior by how likely it made what was seen, then a function under it (Sandberg & Chehreghani 2026; rule from memory:
 * ALGORITHMS-SHELF §19).
 */
export const hpGpTs: AlgorithmSpec = {
  id: 'hp-gp-ts',
  name: 'HP-GP-TS',
  summary: 'weighs several priors by the data, draws one and a function under it',
  source:
    'Thompson sampling with a hyperprior (Sandberg & Chehreghani 2026, arXiv 2502.01226v3: abstract read, rule from memory)',
  parameters: [...PRIOR_PARAMETERS],
  slots: (parameters) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'static' },
    priors: { list: priorsOf(parameters), rule: drawnByWeight() },
    acquisition: POSTERIOR_DRAW,
    schedule: () => 1,
  }),
  explain: explainPriors,
};
