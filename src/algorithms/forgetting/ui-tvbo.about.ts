import { defineParameters } from '../../parameters/typed.ts';
import { scoringParameters } from '../../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import type { Card } from '../card.ts';
import { CONTROLLER } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const UI_TVBO = withLooks({
  id: 'ui-tvbo',
  name: 'UI-TVBO',
  summary: 'injects doubt with every step',
  source: 'Brunzema, von Rohr, Trimpe 2022',
  parameters: defineParameters(
    {
      id: 'sigmaW2',
      type: 'number',
      label: 'Injected variance',
      symbol: '$σ_w^2$',
      help: 'Variance added to the objective’s belief with every step. Larger: the past counts less, the search stays wider.',
      default: 0.03,
      min: 0,
      max: 1,
      step: 0.001,
    },
    {
      id: 'form',
      type: 'choice',
      label: 'Form',
      symbol: '',
      help: 'Where the doubt enters: a Wiener process in the kernel, or noise that grows with an observation’s age. The kernel form lets the prior variance grow.',
      default: 'wiener',
      choices: [
        { value: 'wiener', label: 'in the kernel' },
        { value: 'noise', label: 'in the noise' },
      ],
    },
    scoringParameters(),
    REFIT_PARAMETERS,
  ),
});

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + $√β_t$ $σ(x)$',
  step: [
    [
      'fit',
      'kernel between steps $i$ and $j$ ← $k$ · (1 + $σ_w²$ (min($i$, $j$) − 1)); $μ$, $σ$ ← posterior of all observations',
    ],
    ['score', 'score every candidate: $α(x)$ = $μ(x)$ + $√β_t$ $σ(x)$'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: ['$f_{t+1}$ = $f_t$ + $w_t$: the objective wanders, and never comes back by itself.'],
  cost: '$O(n² + nG)$: a row is appended to the factor',
  sources: [CONTROLLER],
};
