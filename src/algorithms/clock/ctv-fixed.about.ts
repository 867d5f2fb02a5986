import { defineParameters } from '../../parameters/typed.ts';
import { pointwiseParameters } from '../../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { RATE_PER_SECOND } from '../../policy/time-model.about.ts';
import type { Card } from '../card.ts';
import { IMAMURA } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const CTV_FIXED = withLooks({
  id: 'ctv-fixed',
  name: 'CTV-fixed',
  summary: 'knows how long each evaluation takes',
  source:
    'Imamura et al.: Time-varying Gaussian Process Bandit Optimization with Non-constant Evaluation Time, eq. 3',
  parameters: defineParameters(RATE_PER_SECOND, pointwiseParameters(), REFIT_PARAMETERS),
});

export const card: Card = {
  formula: '$x_n$ = argmax UCB($x$, $τ_n$ + $t(x)$)',
  step: [
    ['fit', '$μ$, $σ$ ← posterior under forgetting by the second'],
    ['score', 'score every candidate at the end of its evaluation'],
    ['query', 'observe $y$'],
    [null, 'clock $τ$ ← $τ$ + $t(x)$'],
  ],
  assumes: [
    '$t(x)$ is known: its evaluation takes $t(x)$ seconds, and the objective keeps changing meanwhile.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor',
  sources: [IMAMURA],
};
