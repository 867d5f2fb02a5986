import { scoring } from '../../policy/acquisitions/registry.ts';
import { keepAll } from '../../policy/memory.ts';
import { CHANGE_RATES } from '../../policy/refit.ts';
import { never } from '../../policy/trigger.ts';
import { algorithm } from '../spec.ts';
import { TV_GP_UCB_MLE } from './tv-gp-ucb-mle.about.ts';

/** TV-GP-UCB whose forgetting rate ε is refitted by maximum likelihood every k steps (ET paper, §6 baselines). */
export const tvGpUcbMle = algorithm(TV_GP_UCB_MLE, {
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'forgetting', rate: parameters.epsilon },
    refit: {
      every: parameters.fitEvery,
      free: { temporal: [CHANGE_RATES] },
      rateOnTables: parameters.onTables === 'fitted',
    },
    ...scoring(parameters, context),
  }),
  explain: ({ hyperparameters }) => ({
    label: 'Forgetting',
    text: `the data so far say $ε$ = **${(hyperparameters?.at(-1) ?? 0).toFixed(4)}**`,
  }),
});
