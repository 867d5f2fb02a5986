import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../policy/refit.ts';
import { never } from '../policy/trigger.ts';
import type { AlgorithmSpec } from './spec.ts';

/**
 * Uncertainty injection (Brunzema et al. 2022): all data, either the Wiener factor
 * 1 + σ_w²(min(s,t) − 1) in the kernel, or the noise form σ_n² + σ_w²(t − i) for observation i.
 */
export const uiTvbo: AlgorithmSpec = {
  id: 'ui-tvbo',
  name: 'UI-TVBO',
  summary: 'injects doubt with every step',
  source: 'Brunzema, von Rohr, Trimpe 2022',
  parameters: [
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
    ...scoringParameters(),
    ...REFIT_PARAMETERS,
  ],
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal:
      parameters.form === 'wiener'
        ? { kind: 'wiener', variance: parameters.sigmaW2 as number }
        : { kind: 'static' },
    ...(parameters.form === 'noise' && {
      noiseByAge: (age: number) => context.noiseVariance + (parameters.sigmaW2 as number) * age,
    }),
    ...refitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: ({ t }, { sigmaW2, form }) =>
    form === 'wiener'
      ? {
          label: 'Injection',
          text: `prior variance now 1 + ${sigmaW2} × ${t - 1} = **${(1 + (sigmaW2 as number) * (t - 1)).toFixed(2)}**`,
        }
      : {
          label: 'Injection',
          text: `a point 20 steps old has **${(20 * (sigmaW2 as number)).toFixed(2)}** more noise variance`,
        },
};
