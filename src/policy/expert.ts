import { log } from '../math/index.ts';
import type { Stream } from '../random/stream.ts';
import { greedyDeterminantal, type PointKernel, sampleDeterminantal } from './determinantal.ts';

/** Side queries: after each step, an expert is asked for fresh values at some of the places visited so far. */
export interface Expert {
  /** Variance σ̄² of the expert's answers. */
  readonly noiseVariance: number;
  /** An answer up to this many steps old may be reused at its place, with more noise (`answerNoise`). */
  readonly keptFor: number;
  /**
   * Which of the visited places to ask about after step t.
   * @param kernel spatial kernel over the distinct visited places, in order of first visit
   * @returns indices into those places
   */
  readonly choose: (t: number, kernel: PointKernel, stream: Stream) => readonly number[];
}

/**
 * Variance of an answer `age` steps after it was given: σ̄² (age² + 1), as eq. 15 of the SparQ paper lets an observation age.
 */
export const answerNoise = (noiseVariance: number, age: number): number => noiseVariance * (age * age + 1);

/** The SparQ paper's constant q in Q_t = ⌈q ln t⌉. */
const QUERY_FACTOR = 6;

/** Q_t = ⌈q ln t⌉, the most side queries at step t (SparQ paper). */
export function expertQueries(t: number, factor: number = QUERY_FACTOR): number {
  return Math.ceil(factor * log(t));
}

/**
 * At most Q_t = ⌈q ln t⌉ places (at least one) by the k-DPP swap chain from its greedy start (SparQ paper, Algorithms 1–3). The
 * start ends where the places are numerically dependent (`greedyDeterminantal`), and the chain keeps their number.
 */
export function determinantalExpert(
  noiseVariance: number,
  chainSteps: number,
  queryFactor: number = QUERY_FACTOR,
  keptFor = 0,
): Expert {
  return {
    noiseVariance,
    keptFor,
    choose(t, kernel, stream) {
      const { chosen } = greedyDeterminantal(kernel, Math.max(1, expertQueries(t, queryFactor)));
      return sampleDeterminantal(kernel, chosen, chainSteps, stream);
    },
  };
}
