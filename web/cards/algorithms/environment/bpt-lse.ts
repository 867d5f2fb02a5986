import type { Card } from '../../card.ts';
import { IWAZAKI } from '../../sources.ts';

export const card: Card = {
  formula: '$x_t$ = argmax min($u$ − $α$, $α$ − $l$)',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of $f(x, w)$ over all pairs'],
    [
      null,
      '$Φ(x, w)$ ← how sure it is that $f(x, w)$ > $h$; [$l$, $u$] ← interval of each design’s probability',
    ],
    [null, 'above: $l$ > $α$; below: $u$ < $α$; the rest is undecided'],
    ['score', 'score the undecided by how far their interval goes past $α$ on both sides'],
    ['query', '$w_t$ ← the condition of largest $Φ$(1 − $Φ$) there; observe $y_t$ at ($x_t$, $w_t$)'],
  ],
  assumes: ['The objective does not change; $p(w)$ is known.'],
  cost: '$O(n² + nG)$ over the $G$ pairs, and $O(G)$ for the scores',
  sources: [IWAZAKI],
};
