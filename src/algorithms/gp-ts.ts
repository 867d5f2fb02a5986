import { POSTERIOR_DRAW } from '../policy/acquisition.ts';
import { drawWidth } from '../policy/acquisitions/draw-width.ts';
import { keepAll } from '../policy/memory.ts';
import { temporalRefitSlot } from '../policy/refit.ts';
import { temporalFactorOf } from '../policy/temporal-factors.ts';
import { never } from '../policy/trigger.ts';
import { kept } from '../policy/words.ts';
import { GP_TS } from './gp-ts.about.ts';
import { explainTime, posteriorNoise } from './shared-parameters.ts';
import { algorithm } from './spec.ts';

/**
 * All data, static kernel; queries the maximum of one function drawn from N(μ, v²Σ) (Chowdhury & Gopalan 2017). With
 * v = 1, the default, that is Thompson sampling; the paper's v_t and its noise λ = 1 + 2/T are choices.
 */
export const gpTs = algorithm(GP_TS, {
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: temporalFactorOf(parameters),
    noiseVariance: posteriorNoise(parameters, context),
    ...temporalRefitSlot(parameters),
    acquisition: POSTERIOR_DRAW,
    schedule: drawWidth(parameters),
  }),
  explain: (record, parameters) =>
    parameters.temporalKernel === 'static'
      ? { label: 'No test', text: `${kept(record)}, no matter what $y_t$ says` }
      : explainTime(parameters),
});
