import { defineParameters } from '../../parameters/typed.ts';
import { DRAW_PARAMETERS } from '../../policy/environment/draws.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import type { Card } from '../card.ts';
import { IWAZAKI } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { ETA } from './shared-parameters.about.ts';

export const BPT_TS = withLooks({
  id: 'bpt-ts',
  name: 'BPT-TS',
  summary: 'takes the best design of a function drawn from the posterior',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, §3.2',
  needs: 'environment',
  parameters: defineParameters(ETA, DRAW_PARAMETERS, REFIT_PARAMETERS),
});

export const card: Card = {
  formula: '$x_t$ = argmax of how often one drawn function is above $h$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    ['score', 'draw one function; score each design by the sum of $p(w)$ where it is above $h$'],
    ['query', '$w_t$ ← the condition of largest $Φ$(1 − $Φ$) there; observe $y_t$ at ($x_t$, $w_t$)'],
    [null, 'answer: the visited design of largest $μ^{(p)}$'],
  ],
  assumes: ['The objective does not change; $p(w)$ is known.'],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores, and the draw',
  sources: [IWAZAKI],
};
