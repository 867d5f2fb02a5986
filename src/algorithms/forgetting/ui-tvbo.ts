import { scoring } from '../../policy/acquisitions/registry.ts';
import { keepAll } from '../../policy/memory.ts';
import { refitSlot } from '../../policy/refit.ts';
import { never } from '../../policy/trigger.ts';
import { algorithm } from '../spec.ts';
import { UI_TVBO } from './ui-tvbo.about.ts';

/**
 * Uncertainty injection (Brunzema et al. 2022): all data, either the Wiener factor
 * 1 + σ_w²(min(s,t) − 1) in the kernel, or the noise form σ_n² + σ_w²(t − i) for observation i.
 */
export const uiTvbo = algorithm(UI_TVBO, {
  slots: (parameters, context) => ({
    memory: keepAll,
    trigger: never,
    temporal:
      parameters.form === 'wiener' ? { kind: 'wiener', variance: parameters.sigmaW2 } : { kind: 'static' },
    ...(parameters.form === 'noise' && {
      noiseByAge: (age: number) => context.noiseVariance + parameters.sigmaW2 * age,
    }),
    ...refitSlot(parameters),
    ...scoring(parameters, context),
  }),
  explain: ({ t }, { sigmaW2, form }) =>
    form === 'wiener'
      ? {
          label: 'Injection',
          text: `prior variance now 1 + ${sigmaW2} × ${t - 1} = **${(1 + sigmaW2 * (t - 1)).toFixed(2)}**`,
        }
      : {
          label: 'Injection',
          text: `a point 20 steps old has **${(20 * sigmaW2).toFixed(2)}** more noise variance`,
        },
});
