import { defineParameters } from '../../parameters/typed.ts';
import { pointwiseParameters } from '../../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { RATE_PER_SECOND, TIME_MODEL_PARAMETERS } from '../../policy/time-model.about.ts';
import type { Card } from '../card.ts';
import { IMAMURA } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const CTV = withLooks({
  id: 'ctv',
  name: 'CTV',
  summary: 'weighs how long each evaluation may take',
  source:
    'Imamura et al.: Time-varying Gaussian Process Bandit Optimization with Non-constant Evaluation Time, eq. 4',
  parameters: defineParameters(
    RATE_PER_SECOND,
    pointwiseParameters(),
    TIME_MODEL_PARAMETERS,
    {
      id: 'nodes',
      type: 'integer',
      label: 'Quadrature nodes',
      symbol: '',
      help: 'Evaluation times that a candidate’s score is averaged over, by Gauss–Hermite quadrature. More: closer to the integral, and slower.',
      default: 20,
      min: 1,
      max: 64,
    },
    REFIT_PARAMETERS,
  ),
});

export const card: Card = {
  formula: '$x_n$ = argmax of UCB($x$, $τ_n$ + $t$), averaged over what $t(x)$ may be',
  step: [
    ['fit', '$μ$, $σ$ ← posterior under forgetting by the second; $μ_g$, $σ_g$ ← that of ln $t(x)$'],
    ['score', 'score every candidate at the ends that its evaluation may have, by Gauss–Hermite quadrature'],
    ['query', 'observe $y$ and the time it took'],
    [null, 'clock $τ$ ← $τ$ + that time'],
  ],
  assumes: [
    'A query at $x$ has its price in time: its evaluation takes $t(x)$ seconds, and the objective keeps changing meanwhile.',
    'ln $t(x)$ is a GP.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor for each model; each node of the quadrature costs $O(G)$',
  sources: [IMAMURA],
};
