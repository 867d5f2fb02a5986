import { defineParameters, inFront } from '../../parameters/typed.ts';
import { scoringParameters } from '../../policy/acquisitions/registry.about.ts';
import { NOISE_FROM, REFIT_PARAMETERS } from '../../policy/refit.about.ts';
import { BOUNDED, TRIGGER_PARAMETERS } from '../../policy/triggers/registry.about.ts';
import type { Card } from '../card.ts';
import { EVENT } from '../sources.about.ts';
import { withLooks } from '../with-looks.about.ts';

export const ET_GP_UCB = withLooks({
  id: 'et-gp-ucb',
  name: 'ET-GP-UCB',
  summary: 'resets when surprised',
  source:
    'Brunzema, von Rohr, Solowjow, Trimpe: Event-Triggered Time-Varying Bayesian Optimization, Algorithm 1',
  leads: ['deltaB', 'trigger', 'lowerSteps'],
  // The paper's own constant leads the form.
  parameters: inFront(
    defineParameters(
      {
        id: 'bounds',
        type: 'choice',
        label: 'Bounds on resets',
        symbol: '',
        help: 'The test may reset only between the bounds; at the upper one a reset is forced. Either in steps, or from bounds on the change rate, or none.',
        default: 'steps',
        choices: [
          { value: 'steps', label: 'in steps' },
          { value: 'epsilon', label: 'from change rates' },
          { value: 'none', label: 'none' },
        ],
        visibleWhen: BOUNDED,
      },
      {
        id: 'lowerSteps',
        type: 'integer',
        label: 'Test allowed from',
        symbol: '$N_{lo}$',
        help: 'Steps after a reset before the test may reset again. Larger: fewer resets in a row.',
        unit: 'steps',
        default: 12,
        min: 1,
        max: 2000,
        scale: 'log',
        visibleWhen: { parameter: 'bounds', in: ['steps'] },
      },
      {
        id: 'upperSteps',
        type: 'integer',
        label: 'Reset forced at',
        symbol: '$N_{hi}$',
        help: 'A reset is forced this many steps after the last one. Beyond the horizon: never.',
        unit: 'steps',
        default: 2000,
        min: 1,
        max: 2000,
        scale: 'log',
        visibleWhen: { parameter: 'bounds', in: ['steps'] },
      },
      {
        id: 'epsilonLower',
        type: 'number',
        label: 'Change rate at least',
        symbol: '$ε_{lo}$',
        help: 'Lower bound on the change rate; it sets $N_{hi}$ = min($T$, 12 $ε$^{−1/4}). 0: no forced reset before the horizon.',
        default: 0,
        min: 0,
        max: 1,
        step: 0.001,
        visibleWhen: { parameter: 'bounds', in: ['epsilon'] },
      },
      {
        id: 'epsilonUpper',
        type: 'number',
        label: 'Change rate at most',
        symbol: '$ε_{hi}$',
        help: 'Upper bound on the change rate; it sets $N_{lo}$ = min($T$, 12 $ε$^{−1/4}). 1: the test is allowed from step 12.',
        default: 1,
        min: 0,
        max: 1,
        step: 0.001,
        visibleWhen: { parameter: 'bounds', in: ['epsilon'] },
      },
      scoringParameters(),
      {
        id: 'survivors',
        type: 'integer',
        label: 'Points kept at a reset',
        symbol: '$m$',
        help: 'The newest observations that survive a reset, the surprising one among them. 1 is the paper’s algorithm; 0 starts empty.',
        default: 1,
        min: 0,
        max: 50,
      },
      TRIGGER_PARAMETERS,
      REFIT_PARAMETERS,
      NOISE_FROM,
    ),
    'deltaB',
  ),
});

export const card: Card = {
  formula: '$x_t$ = argmax $μ(x)$ + $√β_t$ $σ(x)$',
  step: [
    ['fit', '$μ$, $σ$ ← posterior of the observations since the reset'],
    ['score', 'score every candidate: $α(x)$ = $μ(x)$ + $√β_t$ $σ(x)$'],
    ['query', '$x_t$ ← the largest $α$; observe $y_t$'],
    ['test', '$ψ_t$ ← |$y_t$ − $μ(x_t)$|; $κ_t$ ← $√ρ$ $σ(x_t)$ + $w̄$'],
    ['reset', '$ψ_t$ > $κ_t$ within the bounds, or $t′$ = $N_{hi}$: keep the newest $m$ alone'],
    [null, 'else keep ($x_t$, $y_t$) with the others'],
  ],
  assumes: [
    'Between changes the objective is still; no rate of change is given. $δ_B$ bounds the chance that the test ever fires in vain.',
  ],
  cost: '$O(n² + nG)$: a row is appended to the factor; a reset makes $n$ small again',
  sources: [EVENT],
};
