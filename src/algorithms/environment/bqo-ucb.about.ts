import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import type { Card } from '../card.ts';
import { IWAZAKI, TOSCANO } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { baselineParameters } from './shared-parameters.about.ts';

export const BQO_UCB = withLooks({
  id: 'bqo-ucb',
  name: 'BQO-UCB',
  summary: 'maximises the expectation over the environment',
  source: 'Toscano-Palmerin, Frazier 2018; BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(baselineParameters(), REFIT_PARAMETERS),
});

export const card: Card = {
  formula: '$x_t$ = argmax of the upper bound of $g(x)$ = Σ $f(x, w)$ $p(w)$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    [null, '$g(x)$ ← the sum of $f(x, w)$ $p(w)$, a GP as well'],
    ['score', 'score each design by the upper bound of $g$'],
    ['query', '$w_t$ ← the condition of largest $σ$ there; observe $y_t$'],
    [null, 'answer: the visited design of largest mean of $g$'],
  ],
  assumes: ['The objective does not change; $p(w)$ is known.', 'A design is worth its expectation.'],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores',
  sources: [TOSCANO, IWAZAKI],
};
