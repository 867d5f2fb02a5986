import { defineParameters } from '../parameters/typed.ts';
import { scoringParameters } from '../policy/acquisitions/registry.about.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { withLooks } from './with-looks.about.ts';

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
