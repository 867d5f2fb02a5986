import { list, type Shape } from '../../../src/parameters/shape.ts';
import {
  thresholdLemmaBeta,
  thresholdTheoremBeta,
} from '../../../src/policy/environment/interval-schedules.ts';
import { expertQueries } from '../../../src/policy/expert.ts';
import { largestKeptAge } from '../../../src/policy/memory.ts';
import { resetLength } from '../../../src/policy/reset-length.ts';
import { finiteSetBeta } from '../../../src/policy/schedules/finite.ts';
import { logBeta } from '../../../src/policy/schedules/log.ts';
import { theoremBeta } from '../../../src/policy/schedules/theorem.ts';
import { CaseError } from '../case-error.ts';
import { count, fields, finite, positive, probability, readCase, share } from '../input.ts';
import type { EvalKind } from '../kind.ts';

/** A group of cases with the same formula: the fields of one case, and its values. */
interface Group {
  readonly shape: Shape<unknown>;
  readonly values: (given: never) => Record<string, number>;
}

function group<Given>(shape: Shape<Given>, values: (given: Given) => Record<string, number>): Group {
  return { shape, values };
}

const smoothness = { d: count, delta: probability, b: positive, r: positive };
const finiteSet = fields({ t: count, card: count, delta: probability });

/** ALGORITHMS §3 "Schedules", by the names of the groups in the case. */
const GROUPS: Readonly<Record<string, Group>> = {
  et: group(fields({ t: count, c1: finite, c2: positive }), ({ t, c1, c2 }) => ({
    beta: logBeta(t, c1, c2),
  })),
  et_theorem1: group(
    fields({ t: count, d: count, delta: probability, a1: positive, b1: positive, r: positive }),
    ({ t, d, delta, a1, b1, r }) => ({ beta: theoremBeta(t, { dimension: d, delta, a: a1, b: b1, r }) }),
  ),
  ctv_theorem3: group(fields({ n: count, a: positive, ...smoothness }), ({ n, d, delta, a, b, r }) => ({
    beta: theoremBeta(n, { dimension: d, delta, a, b, r }),
  })),
  srinivas_finite: group(finiteSet, ({ t, card, delta }) => ({ beta: finiteSetBeta(t, card, delta) })),
  bpt: group(finiteSet, ({ t, card, delta }) => ({
    lemma31: thresholdLemmaBeta(t, card, delta),
    thm41: thresholdTheoremBeta(t, card, delta),
  })),
  reset_N: group(fields({ eps: share, T: count }), ({ eps, T }) => ({ N: resetLength(eps, T) })),
  sparq: group(fields({ t: count }), ({ t }) => ({ Q_ceil: expertQueries(t), max_age: largestKeptAge(t) })),
};

/** Values of schedules and lengths at stated steps, one list per group that the case has. */
export const scalars: EvalKind = (input) => {
  const present = Object.keys(GROUPS).filter((name) => name in (input as object));
  if (present.length === 0)
    throw new CaseError(`the case has none of the groups of kind scalars: ${Object.keys(GROUPS).join(', ')}`);
  return Object.fromEntries(present.map((name) => [name, groupValues(name, input)]));
};

function groupValues(name: string, input: unknown): Record<string, number>[] {
  const { shape, values } = GROUPS[name];
  const cases = readCase(fields({ [name]: list(shape, 'cases') }), input)[name];
  return cases.map((given) => values(given as never));
}
