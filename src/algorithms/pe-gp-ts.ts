import { POSTERIOR_DRAW } from '../policy/acquisition.ts';
import { explorationParameters, explorationSchedule } from '../policy/exploration.ts';
import { keepAll } from '../policy/memory.ts';
import { explainPriors, PRIOR_DROP, PRIOR_PARAMETERS, priorsOf } from '../policy/prior-list.ts';
import { eliminating } from '../policy/priors.ts';
import { never } from '../policy/trigger.ts';
import type { AlgorithmSpec } from './spec.ts';

/**
 * The same by draws: of one function drawn under each prior still in, the largest value plays (Sandberg & Chehreghani 2026; rule
 * from memory, its noise term ours). Its test keeps the √β of the bound.
 */
export const peGpTs: AlgorithmSpec = {
  id: 'pe-gp-ts',
  name: 'PE-GP-TS',
  summary: 'draws a function under each of several priors and drops those found wanting',
  source:
    'Prior elimination with draws (Sandberg & Chehreghani 2026, arXiv 2502.01226v3: abstract read, rule from memory; its noise term ours)',
  parameters: [...PRIOR_PARAMETERS, PRIOR_DROP, ...explorationParameters()],
  slots: (parameters, context) => {
    const list = priorsOf(parameters);
    const { noiseVariance } = context;
    const delta = parameters.priorDelta as number;
    return {
      memory: keepAll,
      trigger: never,
      temporal: { kind: 'static' },
      priors: {
        list,
        rule: eliminating(list.length, noiseVariance, delta, ([lowest]) => lowest),
        width: explorationSchedule(parameters, context),
      },
      acquisition: POSTERIOR_DRAW,
      schedule: () => 1,
    };
  },
  explain: explainPriors,
};
