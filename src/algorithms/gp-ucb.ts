import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, temporalRefitSlot } from '../policy/refit.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.ts';
import { temporalFactorOf } from '../policy/temporal-factors.ts';
import { never } from '../policy/trigger.ts';
import { kept } from '../policy/words.ts';
import { explainTime } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/** All data, static kernel (Srinivas et al. 2010). The objective is taken to stand still. */
export const gpUcb: AlgorithmSpec = {
  id: 'gp-ucb',
  name: 'GP-UCB',
  summary: 'keeps every observation',
  source: 'Srinivas, Krause, Kakade, Seeger 2010',
  parameters: [
    ...scoringParameters(),
    ...temporalParameters('static'),
    ...REFIT_PARAMETERS,
    temporalFrom('static'),
  ],
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: temporalFactorOf(parameters),
    ...temporalRefitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: (record, parameters) =>
    parameters.temporalKernel === 'static'
      ? { label: 'No test', text: `${kept(record)}, whatever $y_t$ says` }
      : explainTime(parameters),
};
