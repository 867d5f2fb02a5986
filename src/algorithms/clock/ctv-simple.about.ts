import { defineParameters } from '../../parameters/typed.ts';
import { pointwiseParameters } from '../../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { RATE_PER_SECOND, TIME_MODEL_PARAMETERS } from '../../policy/time-model.about.ts';
import type { Card } from '../card.ts';
import { IMAMURA } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const CTV_SIMPLE = withLooks({
  id: 'ctv-simple',
  name: 'CTV-simple',
  summary: 'looks ahead by the expected evaluation time',
  source:
    'Imamura et al.: Time-varying Gaussian Process Bandit Optimization with Non-constant Evaluation Time, eq. 5',
  parameters: defineParameters(
    RATE_PER_SECOND,
    pointwiseParameters(),
    TIME_MODEL_PARAMETERS,
    REFIT_PARAMETERS,
  ),
});

export const card: Card = {
  formula: '$x_n$ = argmax UCB($x$, $τ_n$ + the mean of $t(x)$)',
  step: [
    ['fit', '$μ$, $σ$ ← posterior under forgetting by the second; $μ_g$, $σ_g$ ← that of ln $t(x)$'],
    ['score', 'score every candidate at the mean end of its evaluation'],
    ['query', 'observe $y$ and the time it took'],
    [null, 'clock $τ$ ← $τ$ + that time'],
  ],
  assumes: [
    'A query at $x$ has its price in time: its evaluation takes $t(x)$ seconds, and the objective keeps changing meanwhile.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor for each model',
  sources: [IMAMURA],
};
