import { upperConfidenceBound } from '../../policy/acquisition.ts';
import { explorationSchedule } from '../../policy/exploration.ts';
import { keepAll } from '../../policy/memory.ts';
import { explainPriors, priorsOf } from '../../policy/priors/prior-list.ts';
import { eliminating } from '../../policy/priors/priors.ts';
import { never } from '../../policy/trigger.ts';
import { algorithm } from '../spec.ts';
import { PE_GP_UCB } from './pe-gp-ucb.about.ts';

/**
 * The most optimistic of several priors plays, and one whose residuals its own doubt cannot explain is dropped (Ziomek et al.
 * 2025; rule from memory, its noise term ours: ALGORITHMS-SHELF §19).
 */
export const peGpUcb = algorithm(PE_GP_UCB, {
  slots: (parameters, context) => {
    const list = priorsOf(parameters);
    const { noiseVariance } = context;
    return {
      memory: keepAll,
      trigger: never,
      temporal: { kind: 'static' },
      priors: { list, rule: eliminating(list.length, noiseVariance, parameters.priorDelta) },
      acquisition: upperConfidenceBound,
      schedule: explorationSchedule(parameters, context),
    };
  },
  explain: explainPriors,
});
