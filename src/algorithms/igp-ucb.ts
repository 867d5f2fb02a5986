import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { explainExploration } from '../policy/exploration.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../policy/refit.ts';
import { igpSchedule } from '../policy/schedules/igp.ts';
import { never } from '../policy/trigger.ts';
import { POSTERIOR_NOISE, posteriorNoise } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/** All data, static kernel; the multiplier grows with the information gained (Chowdhury & Gopalan 2017). */
export const igpUcb: AlgorithmSpec = {
  id: 'igp-ucb',
  name: 'IGP-UCB',
  summary: 'keeps every observation, explores by information gain',
  source: 'Chowdhury & Gopalan 2017, Algorithm 1',
  parameters: [POSTERIOR_NOISE, ...scoringParameters(igpSchedule), ...REFIT_PARAMETERS],
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'static' },
    noiseVariance: posteriorNoise(parameters, context),
    ...refitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: explainExploration,
};
