import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { keepAll } from '../policy/memory.ts';
import { explainPriors, PRIOR_PARAMETERS, priorsOf } from '../policy/prior-list.ts';
import { likeliest } from '../policy/priors.ts';
import { never } from '../policy/trigger.ts';
import type { AlgorithmSpec } from './spec.ts';

/** GP-UCB under the likeliest of several priors, step by step: the yardstick for the others. No paper has it. */
export const likeliestGpUcb: AlgorithmSpec = {
  id: 'likeliest-gp-ucb',
  name: 'Likeliest-prior GP-UCB',
  summary: 'weighs several priors by the data and plays the likeliest',
  source: 'Ours: GP-UCB (Srinivas et al. 2010) under the prior of the largest marginal likelihood',
  parameters: [...PRIOR_PARAMETERS, ...scoringParameters()],
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'static' },
    priors: { list: priorsOf(parameters), rule: likeliest() },
    ...scoring(parameters, context),
  }),
  explain: explainPriors,
};
