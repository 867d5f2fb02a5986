import fc from 'fast-check';
import type { Environment } from '../../../src/contracts/environment.ts';
import type { Belief } from '../../../src/policy/environment/belief.ts';
import { createStream } from '../../../src/random/stream.ts';

/** An environment of `designs` × weights, with a middle Δ; the truth plays no part in a policy. */
export function environmentOf(designs: number, weights: readonly number[], threshold = 0.2): Environment {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const conditions = weights.length;
  return {
    designs,
    conditions,
    weights: Float64Array.from(weights, (weight) => weight / total),
    threshold,
    level: 0.6,
    meanCondition: Math.floor(conditions / 2),
    centralConditions: weights.map((_, w) => w).filter((w) => w > 0 && w < conditions - 1),
    probability: new Float64Array(designs),
    best: 0,
  };
}

/** A belief of seeded random numbers; some pairs without variance. */
export function beliefOf(environment: Environment, seed: number): Belief {
  const stream = createStream(seed, 'belief');
  const size = environment.designs * environment.conditions;
  const numbers = (length: number, next: () => number) => Float64Array.from({ length }, next);
  const integral = {
    mean: numbers(environment.designs, () => stream.normal()),
    variance: numbers(environment.designs, () => stream.uniform()),
  };
  const draw = numbers(size, () => stream.normal());
  return {
    environment,
    mean: numbers(size, () => stream.normal()),
    variance: numbers(size, () => (stream.integer(8) === 0 ? 0 : stream.uniform())),
    visited: [0],
    integral: () => integral,
    draw: () => draw,
    stream: (name) => createStream(seed, name),
  };
}

export const beliefs = fc
  .record({
    designs: fc.integer({ min: 1, max: 6 }),
    weights: fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 3, maxLength: 7 }),
    seed: fc.nat(),
  })
  .map(({ designs, weights, seed }) => beliefOf(environmentOf(designs, weights), seed));

/** Φ by Simpson's rule from −12, independent of the engine's erfc. */
export function cdf(z: number): number {
  if (z <= -12) return 0;
  const n = 4000;
  const step = (Math.min(z, 12) + 12) / n;
  let sum = 0;
  for (let i = 0; i <= n; i++) {
    const x = -12 + i * step;
    sum += (i === 0 || i === n ? 1 : i % 2 === 1 ? 4 : 2) * Math.exp((-x * x) / 2);
  }
  return ((sum * step) / 3) * (1 / Math.sqrt(2 * Math.PI));
}
