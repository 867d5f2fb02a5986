import type { ParamValues } from '../../parameters/spec.ts';

/** Constants of the schedule that follows from a change rate. */
const DRIFT: ParamValues = { driftRate: 0.03, driftKernel: 'se' };
/** Of every algorithm with a model. */
const LOOKS: ParamValues = { looks: 'none', lookShare: 0.1, lookSpacing: 'spread' };
/** Of every algorithm that weighs a posterior. */
const WEIGHING: ParamValues = { ...DRIFT, ...LOOKS, acquisition: 'ucb', eiMargin: 0, piMargin: 0.01 };
const DRAWING: ParamValues = { ...WEIGHING, drawScale: 1 };

/** Of those whose belief about time can be chosen. */
const TIME: ParamValues = {
  temporalLengthscale: 30,
  temporalPeriod: 7,
  periodLengthscale: 1,
  temporalDecay: 'se',
  temporalFrom: 'given',
};
const REFIT: ParamValues = { refitEvery: 0, priorShape: 0, priorRate: 1 };
const SCHEDULE: ParamValues = {
  schedule: 'log',
  c1: 0.8,
  c2: 4,
  normBound: 1,
  noiseScale: 0.1,
  delta: 0.1,
  constant: 2,
};
/** Of those with several priors. */
const PRIORS: ParamValues = { ...LOOKS, priorLengthscales: [0.5, 1, 2], priorRates: [0, 0.01, 0.03, 0.1] };
/** Of those that draw by themselves. */
const WIDTH: ParamValues = {
  ...LOOKS,
  widthFrom: 'given',
  drawScale: 1,
  normBound: 1,
  noiseScale: 0.1,
  delta: 0.1,
};
/** Of the test of looks. */
const GLR: ParamValues = { fed: 'looks', alarm: 0, thresholdFactor: 4 };
const STILL: ParamValues = { ...DRAWING, ...TIME, temporalKernel: 'static' };

/**
 * Parameters that joined an algorithm after format v2 was frozen, or joined with it, with the value that means "as before": links leave it out
 * too. A link from before does not hold the parameter, one from between holds its value; both read as they did. What
 * stands here is never changed, only added to.
 */
export const JOINED: Readonly<Record<string, ParamValues>> = {
  'gp-ucb': STILL,
  'et-gp-ucb': { ...DRAWING, ...GLR },
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
  'gp-ts': { ...WIDTH, ...TIME, ...REFIT, temporalKernel: 'static', posteriorNoise: 'model' },
  'tv-gp-ts': { ...WIDTH, ...TIME, ...REFIT, temporalKernel: 'forgetting', epsilon: 0.03 },
  'w-dbo': {
    ...{ ...DRAWING, ...TIME, ...SCHEDULE, ...REFIT, temporalKernel: 'forgetting', epsilon: 0.03 },
    ...{ dropRule: 'budget', budgetGrowth: 0.25, dropsFrom: 15, heldSize: 30 },
  },
  'dal-gp-ucb': {
    ...DRAWING,
    ...SCHEDULE,
    ...GLR,
    looks: 'constant',
    trigger: 'glr',
    deltaB: 0.1,
    survivors: 0,
  },
  'tv-gp-ps': { ...LOOKS, ...REFIT, epsilon: 0.03, temporalFrom: 'given' },
  'pe-gp-ucb': { ...PRIORS, ...DRIFT, ...SCHEDULE, priorDelta: 0.1 },
  'pe-gp-ts': { ...PRIORS, ...DRIFT, ...SCHEDULE, priorDelta: 0.1 },
  'hp-gp-ts': PRIORS,
  'likeliest-gp-ucb': { ...PRIORS, ...DRAWING, ...SCHEDULE },
  'bpt-ucb': LOOKS,
  'bpt-ts': LOOKS,
  'bpt-lse': LOOKS,
  'gp-ucb-mean': LOOKS,
  'stable-opt': LOOKS,
  'bqo-ucb': LOOKS,
  'bqo-ei': LOOKS,
  'bqo-ts': LOOKS,
  'lse-mean': LOOKS,
  'stable-lse': LOOKS,
  bqlse: LOOKS,
  'random-pairs': LOOKS,
};
