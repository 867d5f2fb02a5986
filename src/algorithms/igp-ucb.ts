import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { explainExploration } from '../policy/exploration.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, temporalRefitSlot } from '../policy/refit.ts';
import { igpSchedule } from '../policy/schedules/igp.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.ts';
import { temporalFactorOf } from '../policy/temporal-factors.ts';
import { never } from '../policy/trigger.ts';
import { POSTERIOR_NOISE, posteriorNoise } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/** All data, static kernel; the multiplier grows with the information gained (Chowdhury & Gopalan 2017). */
export const igpUcb: AlgorithmSpec = {
  id: 'igp-ucb',
  name: 'IGP-UCB',
  summary: 'keeps every observation, explores by information gain',
  source: 'Chowdhury & Gopalan 2017, Algorithm 1',
  parameters: [
    POSTERIOR_NOISE,
    ...scoringParameters(igpSchedule),
    ...temporalParameters('static'),
    ...REFIT_PARAMETERS,
    temporalFrom('static'),
  ],
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: temporalFactorOf(parameters),
    noiseVariance: posteriorNoise(parameters, context),
    ...temporalRefitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: explainExploration,
};
