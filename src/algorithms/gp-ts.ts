import { POSTERIOR_DRAW } from '../policy/acquisition.ts';
import { DRAW_WIDTH_PARAMETERS, drawWidth } from '../policy/acquisitions/draw-width.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, temporalRefitSlot } from '../policy/refit.ts';
import { temporalFrom, temporalParameters } from '../policy/temporal-choice.ts';
import { temporalFactorOf } from '../policy/temporal-factors.ts';
import { never } from '../policy/trigger.ts';
import { kept } from '../policy/words.ts';
import { explainTime, POSTERIOR_NOISE, posteriorNoise } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/**
 * All data, static kernel; queries the maximum of one function drawn from N(μ, v²Σ) (Chowdhury & Gopalan 2017). With
 * v = 1, the default, that is Thompson sampling; the paper's v_t and its noise λ = 1 + 2/T are choices.
 */
export const gpTs: AlgorithmSpec = {
  id: 'gp-ts',
  name: 'GP-TS',
  summary: 'follows a function drawn from the posterior',
  source: 'Chowdhury & Gopalan 2017, Algorithm 2',
  parameters: [
    ...DRAW_WIDTH_PARAMETERS,
    POSTERIOR_NOISE,
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
    acquisition: POSTERIOR_DRAW,
    schedule: drawWidth(parameters),
  }),
  explain: (record, parameters) =>
    parameters.temporalKernel === 'static'
      ? { label: 'No test', text: `${kept(record)}, whatever $y_t$ says` }
      : explainTime(parameters),
};
