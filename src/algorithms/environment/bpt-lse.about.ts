import type { NumberParam } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import { intervalParameters } from '../../policy/environment/interval-schedules.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import type { Card } from '../card.ts';
import { IWAZAKI } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';
import { ETA } from './shared-parameters.about.ts';

const EPSILON = {
  id: 'epsilon',
  type: 'number',
  label: 'Accuracy',
  symbol: '$ε$',
  help: 'A design is classified as soon as its interval misses the level by no more than $ε/2$. Larger classifies earlier, and wrongly more often.',
  default: 0,
  min: 0,
  max: 1,
} as const satisfies NumberParam;

export const BPT_LSE = withLooks({
  id: 'bpt-lse',
  name: 'BPT-LSE',
  summary: 'sorts the designs by whether they meet the threshold often enough',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, Algorithm 2',
  needs: 'environment',
  parameters: defineParameters(intervalParameters(1.5), ETA, EPSILON, REFIT_PARAMETERS),
});

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
