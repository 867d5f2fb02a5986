import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import type { Card } from '../card.ts';
import { IWAZAKI } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { baselineParameters } from './shared-parameters.about.ts';

export const BQLSE = withLooks({
  id: 'bqlse',
  name: 'BQLSE',
  summary: 'sorts the designs by their expectation',
  source: 'BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(baselineParameters(3), REFIT_PARAMETERS),
});

export const card: Card = {
  formula: '$x_t$ = the design about whose expectation the interval says least',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    [null, '$g(x)$ ← the sum of $f(x, w)$ $p(w)$, a GP as well; its interval, held against $h$'],
    ['score', 'score each design by its straddle of $h$'],
    ['query', '$w_t$ ← the condition of largest $σ$ there; observe $y_t$'],
  ],
  assumes: ['The objective does not change; $p(w)$ is known.', 'A design is worth its expectation.'],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores',
  sources: [IWAZAKI],
};
