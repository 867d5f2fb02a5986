import type { StepRecord } from '../contracts/record.ts';
import type { Backend } from '../gp/backend.ts';
import type { Kernel } from '../kernels/spec.ts';
import { exp, log } from '../math/index.ts';
import { argmax } from '../policy/acquisition.ts';

/** Greedy choices until n² G reaches this; further ones are bounded by the last. Seconds, not minutes, on a slow machine. */
const WORK = 2e9;

interface GainQuestion {
  readonly kernel: Kernel;
  /** Model inputs of the candidates, `G × d`, row-major. */
  readonly inputs: Float64Array;
  readonly dimension: number;
  readonly noiseVariance: number;
}

/**
 * Information gain ½ ln det(I + K/σ_n²) of the greedy choice of 0..n points on the candidates, repeats allowed: each
 * next point is where the posterior variance is largest and adds ½ ln(1 + σ²/σ_n²) (Srinivas et al. 2010, §4).
 * The steps only shrink, so beyond `WORK` the last one bounds all further ones from above.
 * @returns n + 1 numbers, from 0, not decreasing. Throws OutOfMemory.
 */
export function greedyInformationGain(question: GainQuestion, n: number, backend: Backend): number[] {
  const { kernel, inputs, dimension, noiseVariance } = question;
  const size = inputs.length / dimension;
  const temporal = { kind: 'static' } as const;
  const choices = Math.min(n, Math.max(1, Math.floor(Math.sqrt(WORK / size))));
  const posterior = backend.createPosterior({ kernel, temporal, candidates: inputs, dimension }, choices);
  const mean = new Float64Array(size);
  const variance = new Float64Array(size);
  const gains = [0];
  let gain = 0;
  try {
    for (let i = 1; i <= n; i++) {
      if (i <= choices) {
        posterior.predict(i, mean, variance);
        const best = argmax(variance);
        gain = 0.5 * log(1 + variance[best] / noiseVariance);
        const x = Array.from(inputs.subarray(best * dimension, (best + 1) * dimension));
        posterior.append({ x, y: 0, time: i, noiseVariance });
      }
      gains.push(gains[i - 1] + gain);
    }
    return gains;
  } finally {
    posterior.dispose();
  }
}

/**
 * Upper bound on the maximum information gain γ_n from the greedy one: the gain is submodular, so greedy reaches at
 * least (1 − 1/e) of it; and n points never tell more than n independent ones, (n/2) ln(1 + σ_f²/σ_n²).
 * @param greedy `greedyInformationGain`: its first step is the most one point can tell
 */
export function maximumInformationGain(greedy: readonly number[]): number[] {
  const share = 1 - exp(-1);
  return greedy.map((gain, n) => Math.min(gain / share, n * (greedy[1] ?? 0)));
}

/**
 * Realised information gain ½ Σ ln(1 + σ_i²/σ_n²) of the first 1..T queries, σ_i the model's standard deviation at x_i
 * before y_i: by the chain rule ½ ln det(I + K/σ_n²) of the data kept, and summed over the blocks where data are dropped.
 */
export function realisedInformationGain(records: readonly StepRecord[], noiseVariance: number): number[] {
  let sum = 0;
  return records.map(({ sd }) => {
    if (sd !== null) sum += 0.5 * log(1 + (sd * sd) / noiseVariance);
    return sum;
  });
}
