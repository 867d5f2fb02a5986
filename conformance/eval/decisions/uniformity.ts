import { list } from '../../../src/parameters/shape.ts';
import { evaluationTimeUniformity } from '../../../src/policy/evaluation-time-uniformity.ts';
import { count, fields, notNegative, readCase, whole } from '../input.ts';
import type { EvalKind } from '../kind.ts';

const evaluations = whole('an integer from 1 to 1000000', 1, 1_000_000);

const shape = fields({
  cases: list(fields({ n: count, T: notNegative, eps: notNegative, i: evaluations }), '{ n, T, eps, i }'),
});

/** Evaluation time uniformity of the first i of n evaluations that share T seconds evenly: τ_j = jT/n. */
export const uniformity: EvalKind = (input) =>
  readCase(shape, input).cases.map(({ n, T, eps, i }) => {
    const times = Array.from({ length: i }, (_, j) => ((j + 1) * T) / n);
    return { direct: evaluationTimeUniformity(times, eps) };
  });
