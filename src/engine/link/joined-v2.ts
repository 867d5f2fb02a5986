import type { ParamValues } from '../../parameters/spec.ts';

/** Parameters of the schedule that follows from a change rate. */
const DRIFT: ParamValues = { driftRate: 0.03, driftKernel: 'se' };
/** Parameters of every algorithm with a model. */
const LOOKS: ParamValues = { looks: 'none', lookShare: 0.1, lookSpacing: 'spread' };
/** Parameters of every algorithm that scores a posterior. */
const WEIGHING: ParamValues = { ...DRIFT, ...LOOKS, acquisition: 'ucb', eiMargin: 0, piMargin: 0.01 };
const DRAWING: ParamValues = { ...WEIGHING, drawScale: 1 };

/** Parameters of algorithms with a choice of temporal kernel. */
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
/** Parameters of algorithms with several priors. */
const PRIORS: ParamValues = { ...LOOKS, priorLengthscales: [0.5, 1, 2], priorRates: [0, 0.01, 0.03, 0.1] };
/** Parameters of the Thompson sampling algorithms. */
const WIDTH: ParamValues = {
  ...LOOKS,
  widthFrom: 'given',
  drawScale: 1,
  normBound: 1,
  noiseScale: 0.1,
  delta: 0.1,
};
/** Parameters of the test of looks. */
const GLR: ParamValues = { fed: 'looks', alarm: 0, thresholdFactor: 4 };
const STILL: ParamValues = { ...DRAWING, ...TIME, temporalKernel: 'static' };

/**
 * Parameters added with format v2 or after it, with the value that means "as before": links leave this out too.
 * An older link does not contain the parameter, one from between contains its value; both keep their meaning.
 * Entries here are never changed, only added.
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
