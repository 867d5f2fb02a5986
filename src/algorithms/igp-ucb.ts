import { scoring } from '../policy/acquisitions/registry.ts';
import { explainExploration } from '../policy/exploration.ts';
import { keepAll } from '../policy/memory.ts';
import { temporalRefitSlot } from '../policy/refit.ts';
import { temporalFactorOf } from '../policy/temporal-factors.ts';
import { never } from '../policy/trigger.ts';
import { IGP_UCB } from './igp-ucb.about.ts';
import { posteriorNoise } from './shared-parameters.ts';
import { algorithm } from './spec.ts';

/** All data, static kernel; the multiplier grows with the information gained (Chowdhury & Gopalan 2017). */
export const igpUcb = algorithm(IGP_UCB, {
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: temporalFactorOf(parameters),
    noiseVariance: posteriorNoise(parameters, context),
    ...temporalRefitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: explainExploration,
});
