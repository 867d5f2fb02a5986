import type { CandidateSet } from '../contracts/candidates.ts';
import type { Frame } from '../contracts/record.ts';
import { evaluateKernel, priorVariance } from '../kernels/index.ts';
import type { Kernel, TemporalFactor } from '../kernels/spec.ts';
import { temporalFactor, withTemporalParameters } from '../kernels/temporal.ts';
import { normalCdf } from '../math/normal.ts';
import { heldBefore } from './lane/data/held-steps.ts';
import { LaneError } from './lane/lane-slots.ts';
import type { Session } from './lane/session.ts';
import type { World } from './world.ts';

/** Correlation about zero over lags, of the true f and of the model's assumption; all three of equal length, lag 0 first. */
export interface CorrelationSlice {
  readonly lags: Float64Array;
  readonly truth: Float64Array;
  readonly model: Float64Array;
}

/** How well a lane's model fits its world; series have index t − 1, and NaN where there is no value. */
export interface ModelCheck {
  /** Share of the candidates at which the truth f_t lay in μ ± √β_t σ when step t was chosen. */
  readonly coverage: Float64Array;
  /** The probability that the model itself gives that event at each candidate, 2Φ(√β_t) − 1. */
  readonly promise: Float64Array;
  /** Median and largest age of the data held, in steps. */
  readonly medianAge: Float64Array;
  readonly oldestAge: Float64Array;
  /** Over lags in steps. */
  readonly time: CorrelationSlice;
  /** Over distances along the first coordinate, in its unit; null where candidates are no grid of x. */
  readonly space: CorrelationSlice | null;
}

/** Largest number of lags in time, lags in space, candidates and steps that the slices use. */
const MOST = { timeLags: 60, spaceLags: 40, candidates: 300, steps: 40 } as const;

/**
 * Runs a lane to its end, or as far as its choices go, and compares the truth with its model. O(T (n² + nG)).
 * @param onStep called after each step, for progress
 */
export function checkModel(
  session: Session,
  world: World,
  horizon: number,
  onStep: (t: number) => void = () => {},
): ModelCheck {
  if (world.response)
    throw new LaneError(
      'The check goes by the step: there is none where the world moves while a lane computes.',
    );
  const series = () => new Float64Array(horizon).fill(Number.NaN);
  const check = { coverage: series(), promise: series(), medianAge: series(), oldestAge: series() };
  const truths = new TruthSample(world, horizon);
  for (let t = 1; t <= horizon && !session.waits; t++) {
    session.step();
    const frame = session.frame(t);
    if (!world.environment) [check.coverage[t - 1], check.promise[t - 1]] = bandCoverage(frame);
    [check.medianAge[t - 1], check.oldestAge[t - 1]] = agesAt(heldBefore(session.records, t), t);
    truths.take(t, frame.truth);
    onStep(t);
  }
  const { kernel, temporal } = believed(session, world);
  return {
    ...check,
    time: timeSlice(truths, temporal, secondsAStep(session)),
    space: world.environment ? null : spaceSlice(truths, world.candidates, kernel),
  };
}

/** Share of the candidates whose truth lies in μ ± √β_t σ, and the probability 2Φ(√β_t) − 1 that the model gives each; NaN without a band. */
export function bandCoverage({ truth, mean, sd, multiplier }: Frame): [number, number] {
  if (!mean || !sd || multiplier === null) return [Number.NaN, Number.NaN];
  let inside = 0;
  for (let i = 0; i < truth.length; i++) if (Math.abs(truth[i] - mean[i]) <= multiplier * sd[i]) inside++;
  return [inside / truth.length, 2 * normalCdf(multiplier) - 1];
}

/** @param held steps, oldest first */
function agesAt(held: readonly number[], t: number): [number, number] {
  if (held.length === 0) return [Number.NaN, Number.NaN];
  return [t - held[held.length >> 1], t - held[0]];
}

/** What the lane believes at its end: where it refits its model, the last fit. */
function believed(
  { records, slots }: Session,
  { kernel }: World,
): { kernel: Kernel; temporal: TemporalFactor } {
  const temporal = slots?.temporal ?? { kind: 'static' };
  const fitted = records.at(-1)?.hyperparameters;
  if (!fitted || kernel.family === 'empirical') return { kernel, temporal };
  const { length } = kernel.lengthscales;
  return {
    kernel: { ...kernel, lengthscales: fitted.slice(0, length), variance: fitted[length] },
    temporal: withTemporalParameters(temporal, fitted.slice(length + 1)),
  };
}

/** Time of the model per step: 1, or mean seconds where evaluations take time. */
function secondsAStep({ records }: Session): number {
  return records.length < 2
    ? 1
    : (records[records.length - 1].clock - records[0].clock) / (records.length - 1);
}

/** A sample of the truth: at some candidates for every step, at all candidates for some steps. */
class TruthSample {
  readonly whole: Float64Array[] = [];
  /** At each step the values at the chosen candidates. */
  readonly thinned: Float64Array[] = [];
  private readonly stride: number;
  private readonly every: number;

  constructor({ candidates }: World, horizon: number) {
    this.stride = Math.ceil(candidates.size / MOST.candidates);
    this.every = Math.ceil(horizon / MOST.steps);
  }

  take(t: number, truth: Float64Array): void {
    this.thinned.push(truth.filter((_, i) => i % this.stride === 0));
    if ((t - 1) % this.every === 0) this.whole.push(truth);
  }
}

/** Accumulates the sums of a correlation about zero. */
class Pairs {
  private product = 0;
  private first = 0;
  private second = 0;

  add(a: number, b: number): void {
    this.product += a * b;
    this.first += a * a;
    this.second += b * b;
  }

  /** NaN where one of the two is always 0. */
  get correlation(): number {
    return this.product / Math.sqrt(this.first * this.second);
  }
}

function timeSlice({ thinned }: TruthSample, temporal: TemporalFactor, pace: number): CorrelationSlice {
  const steps = thinned.length;
  const count = Math.max(1, Math.min(MOST.timeLags + 1, steps - 1));
  const lags = Float64Array.from({ length: count }, (_, lag) => lag);
  const truth = lags.map((lag) => {
    const pairs = new Pairs();
    for (let s = 0; s + lag < steps; s++)
      for (let i = 0; i < thinned[s].length; i++) pairs.add(thinned[s][i], thinned[s + lag][i]);
    return pairs.correlation;
  });
  const model = lags.map((lag) => {
    let sum = 0;
    for (let s = 0; s + lag < steps; s++)
      sum += temporalCorrelation(temporal, 1 + s * pace, 1 + (s + lag) * pace);
    return sum / Math.max(1, steps - lag);
  });
  return { lags, truth, model };
}

function temporalCorrelation(temporal: TemporalFactor, s: number, t: number): number {
  const variance = temporalFactor(temporal, s, s) * temporalFactor(temporal, t, t);
  return temporalFactor(temporal, s, t) / Math.sqrt(variance);
}

function spaceSlice(
  { whole }: TruthSample,
  { kind, axes }: CandidateSet,
  kernel: Kernel,
): CorrelationSlice | null {
  if (kind !== 'grid' || kernel.family === 'empirical') return null;
  const [axis, other] = axes;
  const rows = other?.length ?? 1;
  const stride = Math.max(1, Math.floor(axis.length / 2 / MOST.spaceLags));
  const count = Math.floor(axis.length / 2 / stride) + 1;
  const offsets = Array.from({ length: count }, (_, k) => k * stride);
  const origin = new Float64Array(axes.length);
  return {
    lags: Float64Array.from(offsets, (offset) => axis[offset] - axis[0]),
    truth: Float64Array.from(offsets, (offset) => correlationAlong(whole, rows, offset)),
    model: Float64Array.from(offsets, (offset) => {
      const there = origin.slice();
      there[0] = axis[offset] - axis[0];
      return evaluateKernel(kernel, origin, there) / priorVariance(kernel, origin);
    }),
  };
}

/** Between values `offset` places apart along the first coordinate, index i·rows + j. */
function correlationAlong(fields: readonly Float64Array[], rows: number, offset: number): number {
  const pairs = new Pairs();
  for (const field of fields)
    for (let i = 0; i + offset * rows < field.length; i++) pairs.add(field[i], field[i + offset * rows]);
  return pairs.correlation;
}
