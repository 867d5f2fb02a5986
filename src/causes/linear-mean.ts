import type { TemporalFactor } from '../kernels/spec.ts';
import { temporalFactor } from '../kernels/temporal.ts';
import { GrowingFactor } from './growing-factor.ts';
import type { SpatialCovariance } from './spatial-covariance.ts';

/** An answer that a model holds, taken apart into what was true and the noise in it. */
export interface Answer {
  /** Step that asked for it. */
  readonly step: number;
  /** Candidate at which it was read. */
  readonly place: number;
  /** On the model's clock. */
  readonly time: number;
  /** f at that place when it was asked. */
  readonly value: number;
  readonly noise: number;
}

/** An answer with the variance of the noise that the model assumes of it. */
export interface Weighed extends Answer {
  readonly noiseVariance: number;
}

/** Answers that count as one, the mean of them. */
interface Group {
  readonly place: number;
  readonly time: number;
  readonly noiseVariance: number;
  count: number;
  value: number;
  noise: number;
}

/** A posterior at one place less the same at another. */
export interface Contrast {
  /** Of each group's answer in the difference of the means. */
  readonly weights: Float64Array;
  /** Difference of the standard deviations of f. */
  readonly sd: number;
}

/**
 * A GP's posterior as what its mean is: a weighted sum of the answers held. Under a factor that never changes, answers of
 * the same noise variance at one place are held as their mean, so that the cost follows from the places and not from the
 * steps.
 */
export class LinearMean {
  readonly groups: Group[] = [];
  private factor = new GrowingFactor();
  private readonly placed = new Map<number, number>();
  private solved: { place: number; time: number; size: number; half: Float64Array } | null = null;
  private readonly spatial: SpatialCovariance;
  private readonly factorAt: (s: number, t: number) => number;
  private readonly still: boolean;
  private readonly lambda: number | undefined;

  /** @param lambda λ of the double-weighted variance (W-GP-UCB); undefined: the posterior's own variance */
  constructor(spatial: SpatialCovariance, temporal: TemporalFactor, lambda?: number) {
    this.spatial = spatial;
    this.still = isStill(temporal);
    this.factorAt = byGap(temporal);
    this.lambda = lambda;
  }

  clear(): void {
    this.groups.length = 0;
    this.placed.clear();
    this.solved = null;
    this.factor = new GrowingFactor();
  }

  /** Holds another answer, O(n²) in the groups. */
  add(answer: Weighed): void {
    const at = this.still ? this.placed.get(answer.place) : undefined;
    if (at !== undefined && this.groups[at].noiseVariance === answer.noiseVariance) this.join(at, answer);
    else this.append(answer);
  }

  /** The mean at one candidate less that at another, both at one time, as a weighted sum of the answers. */
  contrast(time: number, first: number, second: number): Contrast {
    const { factor } = this;
    const halves = [this.covarianceWith(first, time), this.covarianceWith(second, time)] as const;
    factor.solveLower(...halves);
    this.solved = { place: first, time, size: factor.size, half: halves[0].slice() };
    const sd = this.sdAt(first, time, halves[0]) - this.sdAt(second, time, halves[1]);
    const weights = halves[0];
    for (let i = 0; i < weights.length; i++) weights[i] -= halves[1][i];
    factor.solveUpper(weights);
    return { weights, sd };
  }

  /** @param half L⁻¹ k(X, x) */
  private sdAt(place: number, time: number, half: Float64Array): number {
    let variance = this.prior(place, time) - this.weighedTwice(half);
    for (let i = 0; i < half.length; i++) variance -= half[i] * half[i];
    return Math.sqrt(Math.max(0, variance));
  }

  /** What the double weighting takes off the variance: Σ a_i² (λ/w_i − λ) (`doubleWeightedCorrection`). */
  private weighedTwice(half: Float64Array): number {
    const { lambda, groups, factor } = this;
    if (lambda === undefined) return 0;
    const weights = half.slice();
    factor.solveUpper(weights);
    let sum = 0;
    for (let i = 0; i < weights.length; i++)
      sum += (groups[i].noiseVariance - lambda) * weights[i] * weights[i];
    return sum;
  }

  private append(answer: Weighed): void {
    const { place, time, noiseVariance, value, noise } = answer;
    const half = this.half(place, time);
    this.factor.append(half, this.prior(place, time) + noiseVariance);
    this.placed.set(place, this.groups.length);
    this.groups.push({ place, time, noiseVariance, value, noise, count: 1 });
  }

  /** L⁻¹ k(X, x): what was played and told at one time was solved for when it was chosen. */
  private half(place: number, time: number): Float64Array {
    const { solved, factor } = this;
    if (solved?.place === place && solved.time === time && solved.size === factor.size) return solved.half;
    const half = this.covarianceWith(place, time);
    factor.solveLower(half, half);
    return half;
  }

  /** Running means: equal values stay that value, to the bit. */
  private join(at: number, { value, noise }: Weighed): void {
    const group = this.groups[at];
    const { count, noiseVariance } = group;
    this.solved = null;
    this.factor.reduceDiagonal(at, noiseVariance / count - noiseVariance / (count + 1));
    group.count = count + 1;
    group.value += (value - group.value) / group.count;
    group.noise += (noise - group.noise) / group.count;
  }

  private prior(place: number, time: number): number {
    return this.spatial.between(place, place) * this.factorAt(time, time);
  }

  private covarianceWith(place: number, time: number): Float64Array {
    const { groups, spatial, factorAt } = this;
    const out = new Float64Array(groups.length);
    for (let i = 0; i < out.length; i++)
      out[i] = spatial.between(place, groups[i].place) * factorAt(groups[i].time, time);
    return out;
  }
}

/** The factor, its values at whole gaps computed once. */
function byGap(temporal: TemporalFactor): (s: number, t: number) => number {
  if (isStill(temporal)) return () => 1;
  if (temporal.kind === 'wiener') return (s, t) => temporalFactor(temporal, s, t);
  const known: number[] = [];
  return (s, t) => {
    const gap = Math.abs(s - t);
    if (!Number.isInteger(gap)) return temporalFactor(temporal, s, t);
    known[gap] ??= temporalFactor(temporal, 0, gap);
    return known[gap];
  };
}

/** Nothing ever grows stale under this factor. */
export function isStill(temporal: TemporalFactor): boolean {
  if (temporal.kind === 'forgetting') return temporal.rate === 0;
  return temporal.kind === 'static' || (temporal.kind === 'wiener' && temporal.variance === 0);
}
