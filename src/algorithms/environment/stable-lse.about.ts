import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import type { Card } from '../card.ts';
import { IWAZAKI } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { baselineParameters } from './shared-parameters.about.ts';

export const STABLE_LSE = withLooks({
  id: 'stable-lse',
  name: 'StableLSE',
  summary: 'sorts the designs by their worst case',
  source: 'Inatsu et al. 2021; BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(baselineParameters(), REFIT_PARAMETERS),
});

export const card: Card = {
  formula: '$x_t$ = the design about whose worst case the interval says least',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    [null, 'interval of the worst case over $Δ$, held against $h$'],
    ['score', 'score each design by its straddle of $h$'],
    ['query', '$w_t$ ← the condition of largest $σ$ in $Δ$; observe $y_t$'],
  ],
  assumes: ['The objective does not change; $p(w)$ is known.', 'The condition is the worst of a set $Δ$.'],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores',
  sources: [IWAZAKI],
};
