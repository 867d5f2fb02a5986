import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import type { Card } from '../card.ts';
import { IWAZAKI, STABLE } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { baselineParameters } from './shared-parameters.about.ts';

export const STABLE_OPT = withLooks({
  id: 'stable-opt',
  name: 'StableOpt',
  summary: 'looks for the best worst case',
  source: 'Bogunovic, Scarlett, Jegelka, Cevher 2018; BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(baselineParameters(), REFIT_PARAMETERS),
});

export const card: Card = {
  formula: '$x_t$ = argmax of the least ucb($x$, $w$) over $w$ in $Δ$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    ['score', 'score each design by its worst upper bound over the conditions in $Δ$'],
    ['query', '$w_t$ ← the worst lower bound in $Δ$; observe $y_t$'],
    [null, 'answer: the visited design of best worst case'],
  ],
  assumes: ['The objective does not change; $p(w)$ is known.', 'The condition is the worst of a set $Δ$.'],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores',
  sources: [STABLE, IWAZAKI],
};
