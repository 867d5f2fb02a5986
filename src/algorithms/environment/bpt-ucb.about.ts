import { defineParameters } from '../../parameters/typed.ts';
import { intervalParameters } from '../../policy/environment/interval-schedules.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import type { Card } from '../card.ts';
import { IWAZAKI } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { ETA } from './shared-parameters.about.ts';

export const BPT_UCB = withLooks({
  id: 'bpt-ucb',
  name: 'BPT-UCB',
  summary: 'takes the design that may meet the threshold most often',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, Algorithm 1',
  needs: 'environment',
  parameters: defineParameters(intervalParameters(2), ETA, REFIT_PARAMETERS),
});

export const card: Card = {
  formula: '$x_t$ = argmax $μ^{(p)}(x)$ + $β$^{1/m} $γ(x)$^{2/m}',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    [null, '$Φ(x, w)$ ← how sure it is that $f(x, w)$ > $h$'],
    ['score', '$μ^{(p)}$ ← the sum of $Φ$ $p(w)$; $γ²$ ← the sum of $Φ$(1 − $Φ$) $p(w)$; score each design'],
    ['query', '$w_t$ ← the condition of largest $Φ$(1 − $Φ$) there; observe $y_t$ at ($x_t$, $w_t$)'],
    [null, 'answer: the visited design of largest $μ^{(p)}$'],
  ],
  assumes: ['The objective does not change; $p(w)$ is known.'],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores',
  sources: [IWAZAKI],
};
