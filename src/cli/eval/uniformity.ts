import * as z from 'zod';
import { evaluationTimeUniformity } from '../../policy/evaluation-time-uniformity.ts';
import { count, fields, finite, readCase } from './input.ts';
import type { EvalKind } from './kind.ts';

const notNegative = finite.min(0, 'must be at least 0');
const shape = fields({
  cases: z.array(
    fields({ n: count, T: notNegative, eps: notNegative, i: count }),
    'must be a list of { n, T, eps, i }',
  ),
});

/** Evaluation time uniformity of the first i of n evaluations that share T seconds evenly: τ_j = jT/n. */
export const uniformity: EvalKind = (input) =>
  readCase(shape, input).cases.map(({ n, T, eps, i }) => {
    const times = Array.from({ length: i }, (_, j) => ((j + 1) * T) / n);
    return { direct: evaluationTimeUniformity(times, eps) };
  });
