import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import type { Card } from '../card.ts';
import { BRYAN, GOTOVOS, IWAZAKI } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { baselineParameters } from './shared-parameters.about.ts';

export const LSE_MEAN = withLooks({
  id: 'lse-mean',
  name: 'LSE at E[w]',
  summary: 'sorts the designs by f at the average environment',
  source: 'Bryan et al. 2005; Gotovos, Casati, Hitz, Krause 2013; BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(baselineParameters(), REFIT_PARAMETERS),
});

export const card: Card = {
  formula: '$x_t$ = the design about which the interval at E[$w$] says least',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    [null, 'above: the interval at E[$w$] lies above $h$; below: under it'],
    ['score', 'score each design by its straddle of $h$'],
    ['query', '$w_t$ ← E[$w$]; observe $y_t$'],
  ],
  assumes: [
    'The objective does not change; $p(w)$ is known.',
    'What is good at the average condition is good.',
  ],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores',
  sources: [BRYAN, GOTOVOS, IWAZAKI],
};
