import { defineParameters } from '../../parameters/typed.ts';
import { REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { CHANGE_RATE, temporalFrom } from '../../policy/temporal-choice.about.ts';
import type { Card } from '../card.ts';
import { BOGUNOVIC, LIU } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

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

export const card: Card = {
  formula:
    '$x_t$ = argmax $θ$, $θ$ = $μ$ + $Σ$($Σ$ + $N_F$)^{−1}(a draw of the posterior − $μ$ + noise of covariance $N_F$)',
  step: [
    ['fit', '$μ$, $Σ$ ← posterior of all observations under forgetting at rate $ε$'],
    [
      'score',
      'draw one function from it, blur it by what all later rewards leave unknown of $f_t$, and shrink it back: $θ$',
    ],
    ['query', '$x_t$ ← its maximum; observe $y_t$'],
    [null, 'keep ($x_t$, $y_t$) with all others'],
  ],
  assumes: [
    'A little of the objective is new at every step, at a known rate $ε$ between 0 and 1: what goes stale before it is of use is not explored.',
    'The definition of predictive sampling is from memory; of the paper only the abstract was read. That all later rewards are worth one look at $f_t$ with noise $N_F$ is derived here.',
  ],
  cost: 'one eigendecomposition of the prior on the candidates, then $O(n²G + nG² + G³)$: up to 1000 candidates',
  sources: [LIU, BOGUNOVIC],
};
