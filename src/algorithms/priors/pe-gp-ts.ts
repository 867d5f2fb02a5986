import { POSTERIOR_DRAW } from '../../policy/acquisition.ts';
import { explorationSchedule } from '../../policy/exploration.ts';
import { keepAll } from '../../policy/memory.ts';
import { explainPriors, priorsOf } from '../../policy/priors/prior-list.ts';
import { eliminating } from '../../policy/priors/priors.ts';
import { never } from '../../policy/trigger.ts';
import { algorithm } from '../spec.ts';
import { PE_GP_TS } from './pe-gp-ts.about.ts';

/**
 * The same by draws: of one function drawn under each prior still in, the largest value plays (Sandberg & Chehreghani 2026; rule
 * from memory, its noise term ours). Its test keeps the √β of the bound.
 */
export const peGpTs = algorithm(PE_GP_TS, {
  slots: (parameters, context) => {
    const list = priorsOf(parameters);
    const { noiseVariance } = context;
    const delta = parameters.priorDelta;
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
});
