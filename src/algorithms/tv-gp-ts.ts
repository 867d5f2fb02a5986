import { POSTERIOR_DRAW } from '../policy/acquisition.ts';
import { DRAW_WIDTH_PARAMETERS, drawWidth } from '../policy/acquisitions/draw-width.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, temporalRefitSlot } from '../policy/refit.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.ts';
import { temporalFactorOf } from '../policy/temporal-factors.ts';
import { never } from '../policy/trigger.ts';
import { explainTime } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/** GP-TS under TV-GP-UCB's forgetting factor: one function drawn from the posterior at step t. No paper has it. */
export const tvGpTs: AlgorithmSpec = {
  id: 'tv-gp-ts',
  name: 'TV-GP-TS',
  summary: 'forgets at a fixed rate and follows a drawn function',
  source: 'GP-TS (Chowdhury & Gopalan 2017) under the kernel of Bogunovic, Scarlett, Cevher 2016',
  parameters: [
    ...temporalParameters('forgetting'),
    ...DRAW_WIDTH_PARAMETERS,
    ...REFIT_PARAMETERS,
    temporalFrom('forgetting'),
  ],
  slots: (parameters) => ({
    memory: keepAll,
    trigger: never,
    temporal: temporalFactorOf(parameters),
    ...temporalRefitSlot(parameters),
    acquisition: POSTERIOR_DRAW,
    schedule: drawWidth(parameters),
  }),
  explain: (_, parameters) => explainTime(parameters),
};
