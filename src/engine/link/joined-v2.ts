import type { ParamValues } from '../../parameters/spec.ts';

/** Of every algorithm that weighs a posterior. */
const WEIGHING: ParamValues = { acquisition: 'ucb', eiMargin: 0, piMargin: 0.01 };
const DRAWING: ParamValues = { ...WEIGHING, drawScale: 1 };

/**
 * Parameters that joined an algorithm after format v2 was frozen, with the value that means "as before": links leave it out
 * too. A link from before does not hold the parameter, one from between holds its value; both read as they did. What
 * stands here is never changed, only added to.
 */
export const JOINED: Readonly<Record<string, ParamValues>> = {
  'gp-ucb': DRAWING,
  'et-gp-ucb': DRAWING,
  'tv-gp-ucb': DRAWING,
  'tv-gp-ucb-mle': DRAWING,
  'ui-tvbo': DRAWING,
  'r-gp-ucb': DRAWING,
  'br-gp-ucb': DRAWING,
  'sw-gp-ucb': DRAWING,
  'w-gp-ucb': DRAWING,
  'igp-ucb': DRAWING,
  'sparq-gp-ucb': DRAWING,
  ctv: WEIGHING,
  'ctv-simple': WEIGHING,
  'ctv-fixed': WEIGHING,
};
