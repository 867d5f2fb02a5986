import { defineParameters } from '../parameters/typed.ts';
import { scoringParameters } from '../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import type { Card } from './card.ts';
import { MAUDUIT } from './sources.about.ts';
import { withLooks } from './with-looks.about.ts';

export const SPARQ_GP_UCB = withLooks({
  id: 'sparq-gp-ucb',
  name: 'SparQ-GP-UCB',
  summary: 'asks an expert about old places',
  source: 'SparQ-GP-UCB paper, Algorithm 1',
  parameters: defineParameters(
    {
      id: 'expertNoise',
      type: 'number',
      label: 'Expert’s noise variance',
      symbol: '$σ̄^2$',
      help: 'Variance of the expert’s answers; 0 stands for the noise of the observations. Larger: its answers help less.',
      default: 0,
      min: 0,
      max: 10,
      step: 0.01,
    },
    {
      id: 'queryFactor',
      type: 'number',
      label: 'Questions to the expert',
      symbol: '$q$',
      help: 'After step $t$ the expert is asked about at most ⌈$q$ ln $t$⌉ places. Larger: old places stay known, at the price of more questions.',
      default: 6,
      min: 0,
      max: 20,
      step: 0.5,
    },
    {
      id: 'chainSteps',
      type: 'integer',
      label: 'Steps of the chain',
      symbol: '$Ñ$',
      help: 'Swaps proposed when the places to ask about are drawn; 0 keeps the greedy choice. More: closer to a true sample.',
      unit: 'swaps',
      default: 20,
      min: 0,
      max: 1000,
    },
    {
      id: 'answersKept',
      type: 'integer',
      label: 'Answers reused for',
      symbol: '',
      help: 'A place is not asked about again while its last answer is at most so many steps old; the answer grows noisier as it ages. 0 asks again every time. More: fewer questions, staler answers.',
      unit: 'steps',
      default: 0,
      min: 0,
      max: 200,
    },
    scoringParameters(),
    REFIT_PARAMETERS,
  ),
});

export const card: Card = {
  formula: '$x_{t+1}$ = argmax $μ(x)$ + $β$ $σ(x)$',
  step: [
    ['query', 'observe $y_t$ at $x_t$'],
    [null, 'keep what is recent enough; its noise grows with its age'],
    [
      null,
      'draw at most $Q_t$ places visited before by a determinantal chain, fewer once they are numerically dependent, and ask the expert there',
    ],
    ['fit', '$μ$, $σ$ ← posterior of both, each with its own noise'],
    ['score', 'score every candidate'],
  ],
  assumes: ['An expert can be asked about old places at any time, with noise $σ̄²$.'],
  cost: '$O(n³ + n²G)$, with $n$ small; at most $Q_t$ questions',
  sources: [MAUDUIT],
};
