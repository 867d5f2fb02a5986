import { defineParameters } from '../../parameters/typed.ts';
import { scoringParameters } from '../../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { CHANGE_RATE } from '../../policy/temporal-choice.about.ts';
import type { Card } from '../card.ts';
import { BOGUNOVIC } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const R_GP_UCB = withLooks({
  id: 'r-gp-ucb',
  name: 'R-GP-UCB',
  summary: 'resets on a fixed schedule',
  source: 'Bogunovic, Scarlett, Cevher 2016, Algorithm 1',
  parameters: defineParameters(
    {
      id: 'periodFrom',
      type: 'choice',
      label: 'Period from',
      symbol: '$N$',
      help: 'Either the change rate sets the period, $N$ = min($T$, 12 $ε$^{−1/4}) rounded up, or it is given. The rate is the theory’s choice.',
      default: 'epsilon',
      choices: [
        { value: 'epsilon', label: 'change rate' },
        { value: 'steps', label: 'steps' },
      ],
    },
    { ...CHANGE_RATE, visibleWhen: { parameter: 'periodFrom', in: ['epsilon'] } },
    {
      id: 'period',
      type: 'integer',
      label: 'Steps between resets',
      symbol: '$N$',
      help: 'All data are dropped after this many observations. Shorter: quicker to notice changes, slower to learn.',
      unit: 'steps',
      default: 29,
      min: 1,
      max: 2000,
      scale: 'log',
      visibleWhen: { parameter: 'periodFrom', in: ['steps'] },
    },
    scoringParameters(),
    REFIT_PARAMETERS,
  ),
});

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + $√β_t$ $σ(x)$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of the observations since the reset'],
    ['score', 'score every candidate: $α(x)$ = $μ(x)$ + $√β_t$ $σ(x)$'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    ['test', 'count the steps since the reset'],
    ['reset', 'after $N$ of them: drop everything'],
  ],
  assumes: [
    'A little of the objective is new at every step, at a rate $ε$ that sets $N$ = min($T$, 12 $ε$^{−1/4}), rounded up.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor; $n$ is at most $N$',
  sources: [BOGUNOVIC],
};
