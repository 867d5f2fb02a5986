import { changePointsOf } from '../../formula/facts.ts';
import type { ValuesOf } from '../../parameters/typed.ts';
import { FORMULA_KINDS } from '../formula-parameters.about.ts';
import { requireFormula, requireUsable } from '../formula-parts.ts';
import { type Domain, type GridObjectiveSpec, gridObjective, ObjectiveError } from '../spec.ts';
import { FORMULA_1D, FORMULA_2D } from './formula.about.ts';

type About = typeof FORMULA_1D;

function domainOf({ low, high }: ValuesOf<About>, dimension: 1 | 2): Domain {
  if (!(low < high))
    throw new ObjectiveError(`The right end of x must lie above its left end ${low}, got ${high}.`);
  return Array.from({ length: dimension }, () => [low, high] as const);
}

function formulaObjective(about: About): GridObjectiveSpec {
  const { id, dimension } = about;
  const kind = FORMULA_KINDS[id];
  return gridObjective(about, {
    domainOf: (values) => domainOf(values, dimension),
    create(context) {
      const compiled = requireFormula(context, kind, domainOf(context.parameters, dimension));
      const { tree, values } = compiled;
      return {
        changePoints: changePointsOf(tree, compiled.context.constants, context.horizon),
        valuesAt: (t) => requireUsable(values(t), kind, context, t),
      };
    },
  });
}

export const formula1d = formulaObjective(FORMULA_1D);
export const formula2d = formulaObjective(FORMULA_2D);
