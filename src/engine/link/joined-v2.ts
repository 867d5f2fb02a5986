import type { ParamValues } from '../../parameters/spec.ts';

/** Constants of the schedule that follows from a change rate. */
const DRIFT: ParamValues = { driftRate: 0.03, driftKernel: 'se' };
/** Of every algorithm that weighs a posterior. */
const WEIGHING: ParamValues = { ...DRIFT, acquisition: 'ucb', eiMargin: 0, piMargin: 0.01 };
const DRAWING: ParamValues = { ...WEIGHING, drawScale: 1 };

/** Of those whose belief about time can be chosen. */
const TIME: ParamValues = {
  temporalLengthscale: 30,
  temporalPeriod: 7,
  periodLengthscale: 1,
  temporalDecay: 'se',
  temporalFrom: 'given',
};
const STILL: ParamValues = { ...DRAWING, ...TIME, temporalKernel: 'static' };

/**
 * Parameters that joined an algorithm after format v2 was frozen, with the value that means "as before": links leave it out
 * too. A link from before does not hold the parameter, one from between holds its value; both read as they did. What
 * stands here is never changed, only added to.
 */
export const JOINED: Readonly<Record<string, ParamValues>> = {
  'gp-ucb': STILL,
  'et-gp-ucb': DRAWING,
  'tv-gp-ucb': { ...DRAWING, ...TIME, temporalKernel: 'forgetting' },
  'tv-gp-ucb-mle': DRAWING,
  'ui-tvbo': DRAWING,
  'r-gp-ucb': DRAWING,
  'br-gp-ucb': DRAWING,
  'sw-gp-ucb': STILL,
  'w-gp-ucb': DRAWING,
  'igp-ucb': STILL,
  'sparq-gp-ucb': DRAWING,
  ctv: WEIGHING,
  'ctv-simple': WEIGHING,
  'ctv-fixed': WEIGHING,
};
