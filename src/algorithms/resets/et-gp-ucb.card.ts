import type { Card } from '../card.ts';
import { EVENT } from '../sources.about.ts';

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + $√β_t$ $σ(x)$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of the observations since the reset'],
    ['score', 'score every candidate: $α(x)$ = $μ(x)$ + $√β_t$ $σ(x)$'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    ['test', '$ψ_t$ ← |$y_t$ − $μ(x_t)$|; $κ_t$ ← $√ρ$ $σ(x_t)$ + $w̄$'],
    ['reset', '$ψ_t$ > $κ_t$ within the bounds, or $t′$ = $N_{hi}$: keep the newest $m$ alone'],
    [null, 'else keep ($x_t$, $y_t$) with the others'],
  ],
  assumes: [
    'Between changes the objective is still; no rate of change is given. $δ_B$ bounds the chance that the test ever fires in vain.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor; a reset makes $n$ small again',
  sources: [EVENT],
};
