import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import type { Card } from '../card.ts';
import { IWAZAKI } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const RANDOM_PAIRS = withLooks({
  id: 'random-pairs',
  name: 'Random pairs',
  summary: 'queries blindly and answers by probability',
  source: 'baseline of the BPT paper, §5',
  needs: 'environment',
  parameters: defineParameters(REFIT_PARAMETERS),
});

export const card: Card = {
  formula: '($x_t$, $w_t$) = a pair drawn evenly',
  step: [
    ['query', '($x_t$, $w_t$) ← a seeded random pair; observe $y_t$'],
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    [null, 'answer: the visited design of largest $μ^{(p)}$'],
  ],
  assumes: ['The objective does not change; $p(w)$ is known.'],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores',
  sources: [IWAZAKI],
};
