import { type BenchmarkFunction, onUnitBox } from '../benchmark-functions.ts';
import type { ObjectiveContext } from '../spec.ts';

/** The negative of a function that is to be minimised, on the candidates of [−1, 1]². */
export function turnedOver(
  benchmark: BenchmarkFunction,
): (context: Pick<ObjectiveContext, 'candidates'>) => Float64Array {
  return ({ candidates: { points, size } }) =>
    Float64Array.from({ length: size }, (_, i) => -onUnitBox(benchmark, points[2 * i], points[2 * i + 1]));
}
