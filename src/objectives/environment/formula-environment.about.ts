import { defineParameters } from '../../parameters/typed.ts';
import { FORMULA_KINDS, formulaParameters } from '../formula-parameters.about.ts';
import type { GridObjectiveAbout } from '../spec.ts';
import { densityParameter, LEVEL, PAIRS, pairsDefaults, thresholdParameter } from './objective.about.ts';

const KIND = FORMULA_KINDS['formula-environment'];

export const FORMULA_ENVIRONMENT = {
  ...PAIRS,
  id: 'formula-environment',
  name: 'Formula with an environment',
  summary: 'your own f(x, w) on [−1, 1]², and how w is distributed',
  source: 'the user',
  parameters: defineParameters(
    formulaParameters(KIND, {
      formula: '1.2*peak(x, -0.4, 0.3)*peak(w, 0.1, s) + 0.8*peak(x, 0.45, 0.35) + 0.35*w',
      symbols: { s: 0.5 },
      help: 'The objective at a design $x$ and an environment $w$, both from −1 to 1. Other letters become sliders; p(x + w) is a random smooth curve.',
    }),
    thresholdParameter({ default: 0.5, min: -1e6, max: 1e6, slider: [-3, 3], step: 0.05 }),
    { ...LEVEL, default: 0.8 },
    densityParameter('normal'),
  ),
  defaults: pairsDefaults(1e-4, { kernel: 'se', lengthscale: 0.4, signalVariance: 1 }),
} as const satisfies GridObjectiveAbout;
