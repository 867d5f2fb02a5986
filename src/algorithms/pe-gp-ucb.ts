import { upperConfidenceBound } from '../policy/acquisition.ts';
import { explorationParameters, explorationSchedule } from '../policy/exploration.ts';
import { keepAll } from '../policy/memory.ts';
import { explainPriors, PRIOR_DROP, PRIOR_PARAMETERS, priorsOf } from '../policy/prior-list.ts';
import { eliminating } from '../policy/priors.ts';
import { never } from '../policy/trigger.ts';
import type { AlgorithmSpec } from './spec.ts';

/**
 * The most optimistic of several priors plays, and one whose residuals its own doubt cannot explain is dropped (Ziomek et al.
 * 2025; rule from memory, its noise term ours: ALGORITHMS-SHELF §19).
 */
export const peGpUcb: AlgorithmSpec = {
  id: 'pe-gp-ucb',
  name: 'PE-GP-UCB',
  summary: 'plays the most optimistic of several priors and drops those found wanting',
  source:
    'Prior elimination (Ziomek et al., AISTATS 2025, arXiv 2402.01632: abstract read, rule from memory; its noise term ours)',
  parameters: [...PRIOR_PARAMETERS, PRIOR_DROP, ...explorationParameters()],
  slots: (parameters, context) => {
    const list = priorsOf(parameters);
    const { noiseVariance } = context;
    return {
      memory: keepAll,
      trigger: never,
      temporal: { kind: 'static' },
      priors: { list, rule: eliminating(list.length, noiseVariance, parameters.priorDelta as number) },
      acquisition: upperConfidenceBound,
      schedule: explorationSchedule(parameters, context),
    };
  },
  explain: explainPriors,
};
