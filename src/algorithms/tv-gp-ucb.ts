import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, temporalRefitSlot } from '../policy/refit.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.ts';
import { temporalFactorOf } from '../policy/temporal-factors.ts';
import { never } from '../policy/trigger.ts';
import { explainTime } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/** All data, forgetting factor (1−ε)^{|s−t|/2} in the kernel (Bogunovic, Scarlett, Cevher 2016). */
export const tvGpUcb: AlgorithmSpec = {
  id: 'tv-gp-ucb',
  name: 'TV-GP-UCB',
  summary: 'forgets at a fixed rate',
  source: 'Bogunovic, Scarlett, Cevher 2016, Algorithm 2',
  parameters: [
    ...temporalParameters('forgetting'),
    ...scoringParameters(),
    ...REFIT_PARAMETERS,
    temporalFrom('forgetting'),
  ],
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: temporalFactorOf(parameters),
    ...temporalRefitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: (_, parameters) => explainTime(parameters),
};
