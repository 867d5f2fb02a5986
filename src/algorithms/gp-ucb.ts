import { scoring } from '../policy/acquisitions/registry.ts';
import { keepAll } from '../policy/memory.ts';
import { temporalRefitSlot } from '../policy/refit.ts';
import { temporalFactorOf } from '../policy/temporal-factors.ts';
import { never } from '../policy/trigger.ts';
import { kept } from '../policy/words.ts';
import { GP_UCB } from './gp-ucb.about.ts';
import { explainTime } from './shared-parameters.ts';
import { algorithm } from './spec.ts';

/** All data, static kernel (Srinivas et al. 2010). The objective is taken to stand still. */
export const gpUcb = algorithm(GP_UCB, {
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: temporalFactorOf(parameters),
    ...temporalRefitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: (record, parameters) =>
    parameters.temporalKernel === 'static'
      ? { label: 'No test', text: `${kept(record)}, no matter what $y_t$ says` }
      : explainTime(parameters),
});
