import {
  biasedEvaluationTime,
  goldsteinPrice,
  himmelblau,
  mccormick,
  onUnitBox,
  rosenbrock,
} from '../../../src/objectives/benchmark-functions.ts';
import { movingPeakValue } from '../../../src/objectives/moving-peak.ts';
import { list } from '../../../src/parameters/shape.ts';
import { couple, fields, finite, readCase, vector } from '../input.ts';
import type { EvalKind } from '../kind.ts';

const pair = couple(finite, 'two numbers');

const shape = fields({
  unit_points: list(pair, 'points of two numbers'),
  rosenbrock_box: pair,
  sparq: list(fields({ x: finite, t: finite }), '{ x, t }'),
  biased_time: list(fields({ x: vector }), '{ x }'),
});

/** Benchmark functions, raw, at points of [−1, 1]²; the moving peak; the biased evaluation time. */
export const objectives: EvalKind = (input) => {
  const { unit_points, rosenbrock_box, sparq, biased_time } = readCase(shape, input);
  const at = (benchmark: typeof rosenbrock) => unit_points.map(([u, v]) => onUnitBox(benchmark, u, v));
  return {
    rosenbrock: at({ ...rosenbrock, box: [rosenbrock_box, rosenbrock_box] }),
    mccormick: at(mccormick),
    himmelblau: at(himmelblau),
    goldstein_1e5: at(goldsteinPrice),
    sparq: sparq.map(({ x, t }) => movingPeakValue(x, t)),
    biased_time: biased_time.map(({ x }) => biasedEvaluationTime(x)),
  };
};
