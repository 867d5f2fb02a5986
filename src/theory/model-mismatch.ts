import type { StepRecord } from '../contracts/record.ts';
import type { Backend } from '../gp/backend.ts';
import type { Kernel, TemporalFactor } from '../kernels/spec.ts';
import { log } from '../math/index.ts';

/** How far a static model is from the one that drifts with the objective: largest differences over the candidates. */
export interface ModelMismatch {
  /** Δ^{(μ)} = sup_x |μ̃(x) − μ(x)|. */
  readonly mean: number;
  /** Δ^{(σ)} = sup_x |σ̃(x) − σ(x)|. */
  readonly sd: number;
}

interface MismatchBoundInput {
  /** Change rate ε in [0, 1]. */
  readonly epsilon: number;
  readonly noiseVariance: number;
  /** N_hi: most observations between resets. */
  readonly longest: number;
  /** Number of steps T. */
  readonly horizon: number;
  /** P(sup |f| > L) ≤ a0 exp(−L²/b0²). */
  readonly a0: number;
  readonly b0: number;
  /** δ in (0, 1) of Theorem 1, a quarter of which Lemma 7 takes. */
  readonly delta: number;
}

/**
 * The most that the mismatch can be at any step up to T in blocks of at most N_hi (ET paper, Lemma 9, eq. 28–29, with
 * ȳ_T of Lemma 7):
 *
 *   Δ^{(σ)} ≤ √((3σ_n⁻² + σ_n⁻⁴) N_hi³ ε),   Δ^{(μ)} ≤ (σ_n⁻² + σ_n⁻⁴) N_hi³ ε ȳ_T,
 *   ȳ_T = (b0 + √2 σ_n) √(ln(4(a0+1)π²T²/(3δ)))
 */
export function mismatchBound(input: MismatchBoundInput): ModelMismatch {
  const { epsilon, noiseVariance, longest, horizon, a0, b0, delta } = input;
  const precision = 1 / noiseVariance;
  const drift = longest * longest * longest * epsilon;
  const largest =
    (b0 + Math.sqrt(2 * noiseVariance)) *
    Math.sqrt(log((4 * (a0 + 1) * Math.PI * Math.PI * horizon * horizon) / (3 * delta)));
  return {
    mean: (precision + precision * precision) * drift * largest,
    sd: Math.sqrt((3 * precision + precision * precision) * drift),
  };
}

/** A run whose model keeps the newest observations of a block. */
interface StaticRun {
  readonly records: readonly Pick<StepRecord, 't' | 'index' | 'y' | 'dataSize'>[];
  readonly kernel: Kernel;
  /** Model inputs of the candidates, `G × d`, row-major. */
  readonly inputs: Float64Array;
  readonly dimension: number;
  readonly noiseVariance: number;
}

/**
 * The mismatch of a run (ET paper, eq. 23–24), step by step: the posterior of eq. 4 beside that of eq. 5 with the true ε on
 * the data that the lane held when it chose. O(n² + nG) a step.
 * @returns at t = 1..T. Throws NotPositiveDefinite, OutOfMemory.
 */
export function modelMismatch(run: StaticRun, epsilon: number, backend: Backend): ModelMismatch[] {
  const still = new Block(run, { kind: 'static' }, backend);
  const drifting = new Block(run, { kind: 'forgetting', rate: epsilon }, backend);
  try {
    return run.records.map(({ t }) => apart(still.before(t), drifting.before(t)));
  } finally {
    still.dispose();
    drifting.dispose();
  }
}

/** A posterior that holds what the run held at a step. */
class Block {
  private readonly run: StaticRun;
  private readonly posterior: ReturnType<Backend['createPosterior']>;
  private readonly mean: Float64Array;
  private readonly variance: Float64Array;

  constructor(run: StaticRun, temporal: TemporalFactor, backend: Backend) {
    const { kernel, inputs: candidates, dimension, records } = run;
    this.run = run;
    const most = records.reduce((largest, { dataSize }) => Math.max(largest, dataSize), 1);
    this.posterior = backend.createPosterior({ kernel, temporal, candidates, dimension }, most);
    this.mean = new Float64Array(candidates.length / dimension);
    this.variance = new Float64Array(candidates.length / dimension);
  }

  /** Mean and variance on the candidates for the choice at step t; steps ascending. */
  before(t: number) {
    const { records } = this.run;
    const { dataSize } = records[t - 1];
    if (dataSize <= this.posterior.size) this.posterior.truncate(0);
    for (let i = t - 1 - dataSize + this.posterior.size; i < t - 1; i++) this.append(records[i]);
    this.posterior.predict(t, this.mean, this.variance);
    return this;
  }

  private append({ t, index, y }: StaticRun['records'][number]): void {
    const { inputs, dimension, noiseVariance } = this.run;
    const x = Array.from(inputs.subarray(index * dimension, (index + 1) * dimension));
    this.posterior.append({ x, y, time: t, noiseVariance });
  }

  get values() {
    return { mean: this.mean, variance: this.variance };
  }

  dispose(): void {
    this.posterior.dispose();
  }
}

function apart({ values: a }: Block, { values: b }: Block): ModelMismatch {
  let [mean, sd] = [0, 0];
  for (let x = 0; x < a.mean.length; x++) {
    mean = Math.max(mean, Math.abs(b.mean[x] - a.mean[x]));
    sd = Math.max(sd, Math.abs(Math.sqrt(b.variance[x]) - Math.sqrt(a.variance[x])));
  }
  return { mean, sd };
}

/** Largest over the steps. */
export function largestMismatch(steps: readonly ModelMismatch[]): ModelMismatch {
  return {
    mean: steps.reduce((largest, { mean }) => Math.max(largest, mean), 0),
    sd: steps.reduce((largest, { sd }) => Math.max(largest, sd), 0),
  };
}
