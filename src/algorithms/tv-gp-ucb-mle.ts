import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { keepAll } from '../policy/memory.ts';
import { CHANGE_RATES } from '../policy/refit.ts';
import { never } from '../policy/trigger.ts';
import { CHANGE_RATE } from './shared-parameters.ts';
import type { AlgorithmSpec } from './spec.ts';

/** TV-GP-UCB whose forgetting rate ε is refitted by maximum likelihood every k steps (ET paper, §6 baselines). */
export const tvGpUcbMle: AlgorithmSpec = {
  id: 'tv-gp-ucb-mle',
  name: 'TV-GP-UCB-MLE',
  summary: 'learns how fast to forget',
  source: 'Bogunovic, Scarlett, Cevher 2016, with ε by maximum likelihood',
  parameters: [
    {
      ...CHANGE_RATE,
      label: 'Change rate at first',
      help: 'The change rate believed until the first fit. It matters for the first steps only.',
      min: 0.0001,
      max: 0.9,
    },
    {
      id: 'fitEvery',
      type: 'integer',
      label: 'Fit the rate every',
      symbol: '$k$',
      help: 'Steps between two fits of the change rate to all data. Smaller: follows the evidence sooner, computes more.',
      unit: 'steps',
      default: 10,
      min: 1,
      max: 2000,
      scale: 'log',
    },
    {
      id: 'onTables',
      type: 'choice',
      label: 'Under the covariance of a table',
      symbol: '$ε$',
      help: 'Where the model is the covariance of a table’s training rows: keep the rate believed at first, or fit it as elsewhere. Fitting takes about thirty likelihoods each time.',
      default: 'kept',
      choices: [
        { value: 'kept', label: 'rate kept' },
        { value: 'fitted', label: 'rate fitted' },
      ],
    },
    ...scoringParameters(),
  ],
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'forgetting', rate: parameters.epsilon as number },
    refit: {
      every: parameters.fitEvery as number,
      free: { temporal: CHANGE_RATES },
      rateOnTables: parameters.onTables === 'fitted',
    },
    ...scoring(parameters, context),
  }),
  explain: ({ hyperparameters }) => ({
    label: 'Forgetting',
    text: `the data so far say $ε$ = **${(hyperparameters?.at(-1) ?? 0).toFixed(4)}**`,
  }),
};
