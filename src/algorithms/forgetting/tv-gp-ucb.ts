import { scoring } from '../../policy/acquisitions/registry.ts';
import { keepAll } from '../../policy/memory.ts';
import { temporalRefitSlot } from '../../policy/refit.ts';
import { temporalFactorOf } from '../../policy/temporal-factors.ts';
import { never } from '../../policy/trigger.ts';
import { explainTime } from '../shared-parameters.ts';
import { algorithm } from '../spec.ts';
import { TV_GP_UCB } from './tv-gp-ucb.about.ts';

/** All data, forgetting factor (1−ε)^{|s−t|/2} in the kernel (Bogunovic, Scarlett, Cevher 2016). */
export const tvGpUcb = algorithm(TV_GP_UCB, {
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: temporalFactorOf(parameters),
    ...temporalRefitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: (_, parameters) => explainTime(parameters),
});
