import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import type { Card } from '../card.ts';
import { IWAZAKI, SRINIVAS } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { baselineParameters } from './shared-parameters.about.ts';

export const GP_UCB_MEAN = withLooks({
  id: 'gp-ucb-mean',
  name: 'GP-UCB at E[w]',
  summary: 'takes the environment to be what it is on average',
  source: 'Srinivas, Krause, Kakade, Seeger 2010; BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(baselineParameters(), REFIT_PARAMETERS),
});

export const card: Card = {
  formula: '$x_t$ = argmax ucb($x$, E[$w$])',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    ['score', 'score each design at the average condition'],
    ['query', '$w_t$ ← E[$w$]; observe $y_t$'],
    [null, 'answer: the visited design of largest lower bound'],
  ],
  assumes: [
    'The objective does not change; $p(w)$ is known.',
    'What is good at the average condition is good.',
  ],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores',
  sources: [SRINIVAS, IWAZAKI],
};
