import { FORMULA_KINDS } from '../formula-parameters.about.ts';
import { requireFormula, requireUsable } from '../formula-parts.ts';
import { FORMULA_ENVIRONMENT } from './formula-environment.about.ts';
import { SQUARE } from './objective.about.ts';
import { environmentObjective } from './objective.ts';

const KIND = FORMULA_KINDS['formula-environment'];

/** f(x, w) as the user writes it, with w ~ p(w): a tall hill that only some w allow, and a low one for nearly all. */
export const formulaEnvironment = environmentObjective(FORMULA_ENVIRONMENT, {
  values(context) {
    const { values } = requireFormula(context, KIND, SQUARE);
    return requireUsable(values(1), KIND, context, 1);
  },
});
