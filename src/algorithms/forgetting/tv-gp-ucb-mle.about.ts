import { defineParameters } from '../../parameters/typed.ts';
import { scoringParameters } from '../../policy/acquisitions/registry.about.ts';
import { CHANGE_RATE } from '../../policy/temporal-choice.about.ts';
import type { Card } from '../card.ts';
import { BOGUNOVIC } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const TV_GP_UCB_MLE = withLooks({
  id: 'tv-gp-ucb-mle',
  name: 'TV-GP-UCB-MLE',
  summary: 'learns how fast to forget',
  source: 'Bogunovic, Scarlett, Cevher 2016, with ε by maximum likelihood',
  parameters: defineParameters(
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
    scoringParameters(),
  ),
});

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + $√β_t$ $σ(x)$',
  step: [
    [null, 'every few steps: $ε$ ← the rate of largest likelihood'],
    ['fit', '$μ$, $σ$ ← posterior under forgetting at rate $ε$'],
    ['score', 'score every candidate: $α(x)$ = $μ(x)$ + $√β_t$ $σ(x)$'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: ['A little of the objective is new at every step, at a rate that the data tell.'],
  cost: '$O(n² + nG)$: a row is appended to the factor; a fit takes some thirty likelihoods, $O(n³)$ each',
  sources: [BOGUNOVIC],
};
