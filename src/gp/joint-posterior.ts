import type { Kernel, TemporalFactor } from '../kernels/spec.ts';
import { temporalFactor } from '../kernels/temporal.ts';
import type { Backend } from './backend.ts';
import type { Observation } from './posterior.ts';

type Primitives = Pick<Backend, 'crossGram' | 'cholesky' | 'solveLower' | 'multiply'>;

/**
 * Joint posterior at m test inputs from scratch, on a backend's primitives: with A = L⁻¹ K(X, X*), z = L⁻¹ y,
 * mean = Aᵀ z (m) and covariance = K** − Aᵀ A (m × m). Any temporal factor, any order of times.
 */
export function jointPosteriorFromScratch(
  backend: Primitives,
  kernel: Kernel,
  temporal: TemporalFactor,
  dimension: number,
  observations: readonly Observation[],
  testInputs: Float64Array,
  testTimes: Float64Array,
): { mean: Float64Array; covariance: Float64Array } {
  const n = observations.length;
  const m = testTimes.length;
  const inputs = Float64Array.from(observations.flatMap((observation) => observation.x));
  const times = Float64Array.from(observations, (observation) => observation.time);
  const gram = (a: Float64Array, s: Float64Array, b: Float64Array, t: Float64Array): Float64Array =>
    applyTimes(temporal, backend.crossGram(kernel, a, b, dimension), s, t);

  const covariance = gram(testInputs, testTimes, testInputs, testTimes);
  if (n === 0) return { mean: new Float64Array(m), covariance };
  const data = gram(inputs, times, inputs, times);
  observations.forEach((observation, i) => {
    data[i * n + i] += observation.noiseVariance;
  });
  const { factor } = backend.cholesky(data, n);
  const a = backend.solveLower(factor, n, gram(inputs, times, testInputs, testTimes), m);
  const z = backend.solveLower(
    factor,
    n,
    Float64Array.from(observations, (observation) => observation.y),
    1,
  );
  const at = transpose(a, n, m);
  const explained = backend.multiply(at, a, m, n, m);
  for (let i = 0; i < explained.length; i++) covariance[i] -= explained[i];
  return { mean: backend.multiply(at, z, m, n, 1), covariance };
}

function applyTimes(
  temporal: TemporalFactor,
  gram: Float64Array,
  s: Float64Array,
  t: Float64Array,
): Float64Array {
  if (temporal.kind === 'static') return gram;
  for (let i = 0; i < s.length; i++)
    for (let j = 0; j < t.length; j++) gram[i * t.length + j] *= temporalFactor(temporal, s[i], t[j]);
  return gram;
}

function transpose(matrix: Float64Array, rows: number, columns: number): Float64Array {
  const out = new Float64Array(matrix.length);
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < columns; j++) out[j * rows + i] = matrix[i * columns + j];
  return out;
}
