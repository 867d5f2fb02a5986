import { FORMULA_KINDS, formulaParameters } from '../formula-parameters.ts';
import { requireFormula, requireUsable } from '../formula-parts.ts';
import { environmentObjective, SQUARE } from './objective.ts';

const KIND = FORMULA_KINDS['formula-environment'];

/** f(x, w) as the user writes it, with w ~ p(w): a tall hill that only some w allow, and a low one for nearly all. */
export const formulaEnvironment = environmentObjective({
  id: 'formula-environment',
  name: 'Formula with an environment',
  summary: 'your own f(x, w) on [−1, 1]², and how w is distributed',
  source: 'the user',
  density: 'normal',
  threshold: { default: 0.5, min: -1e6, max: 1e6, slider: [-3, 3], step: 0.05 },
  level: 0.8,
  noiseVariance: 1e-4,
  model: { kernel: 'se', lengthscale: 0.4, signalVariance: 1 },
  parameters: formulaParameters(KIND, {
    formula: '1.2*peak(x, -0.4, 0.3)*peak(w, 0.1, s) + 0.8*peak(x, 0.45, 0.35) + 0.35*w',
    symbols: { s: 0.5 },
    help: 'The objective at a design $x$ and an environment $w$, both from −1 to 1. Other letters become sliders; p(x + w) is a random smooth curve.',
  }),
  values(context) {
    const { values } = requireFormula(context, KIND, SQUARE);
    return requireUsable(values(1), KIND, context, 1);
  },
});
