import { POSTERIOR_DRAW } from '../../policy/acquisition.ts';
import { drawWidth } from '../../policy/acquisitions/draw-width.ts';
import { keepAll } from '../../policy/memory.ts';
import { temporalRefitSlot } from '../../policy/refit.ts';
import { temporalFactorOf } from '../../policy/temporal-factors.ts';
import { never } from '../../policy/trigger.ts';
import { explainTime } from '../shared-parameters.ts';
import { algorithm } from '../spec.ts';
import { TV_GP_TS } from './tv-gp-ts.about.ts';

/** GP-TS under TV-GP-UCB's forgetting factor: one function drawn from the posterior at step t. No paper has it. */
export const tvGpTs = algorithm(TV_GP_TS, {
  slots: (parameters) => ({
    memory: keepAll,
    trigger: never,
    temporal: temporalFactorOf(parameters),
    ...temporalRefitSlot(parameters),
    acquisition: POSTERIOR_DRAW,
    schedule: drawWidth(parameters),
  }),
  explain: (_, parameters) => explainTime(parameters),
});
