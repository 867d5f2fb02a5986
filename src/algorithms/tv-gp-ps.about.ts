import { defineParameters } from '../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../policy/refit.about.ts';
import { CHANGE_RATE, temporalFrom } from '../policy/temporal-choice.about.ts';
import { withLooks } from './with-looks.about.ts';

const { visibleWhen: _, ...RATE_FROM } = temporalFrom('forgetting');

export const TV_GP_PS = withLooks({
  id: 'tv-gp-ps',
  name: 'TV-GP-PS',
  summary: 'forgets at a fixed rate and learns only what will still be of use',
  source:
    'Predictive sampling (Liu, Van Roy, Xu, AISTATS 2023, arXiv 2205.01970: abstract read, definition from memory) under the kernel of Bogunovic, Scarlett, Cevher 2016; closed form ours',
  parameters: defineParameters(
    // At 0 nothing is lost by learning, and at 1 nothing is worth it: neither has a future to weigh.
    { ...CHANGE_RATE, min: 0.0001, max: 0.9999 },
    REFIT_PARAMETERS,
    { ...RATE_FROM, label: 'The rate' },
  ),
});
