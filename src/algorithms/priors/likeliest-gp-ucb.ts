import { scoring } from '../../policy/acquisitions/registry.ts';
import { keepAll } from '../../policy/memory.ts';
import { explainPriors, priorsOf } from '../../policy/priors/prior-list.ts';
import { likeliest } from '../../policy/priors/priors.ts';
import { never } from '../../policy/trigger.ts';
import { algorithm } from '../spec.ts';
import { LIKELIEST_GP_UCB } from './likeliest-gp-ucb.about.ts';

/** GP-UCB under the likeliest of several priors, step by step: the yardstick for the others. No paper has it. */
export const likeliestGpUcb = algorithm(LIKELIEST_GP_UCB, {
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'static' },
    priors: { list: priorsOf(parameters), rule: likeliest() },
    ...scoring(parameters, context),
  }),
  explain: explainPriors,
});
