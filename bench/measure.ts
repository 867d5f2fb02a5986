import { operations } from './plan.ts';
import type { Case, Impl, Ready, Result } from './spec.ts';

export interface Effort {
  /** Most rounds; fewer where they would pass the time. */
  readonly rounds: number;
  readonly fewestRounds: number;
  /** Milliseconds that a sample should last, so that the clock's grain does not matter. */
  readonly sampleMs: number;
  /** Milliseconds that a case may take. */
  readonly caseMs: number;
  /** Milliseconds that each works before it is timed: by then an engine has compiled what it will. */
  readonly warmMs: number;
}

export const FULL: Effort = { rounds: 9, fewestRounds: 3, sampleMs: 5, caseMs: 4000, warmMs: 250 };
export const QUICK: Effort = { rounds: 2, fewestRounds: 2, sampleMs: 0, caseMs: 0, warmMs: 0 };

const MOST_REPEATS = 200;
const SLOW_MS = 200;
const LONGEST_PEAK_MS = 100;

/**
 * Interleaved medians: in every round each implementation runs for a moment in turn, and the register peak with them,
 * so that other work on the machine slows all of them equally.
 */
export async function measure(
  one: Case,
  contestants: ReadonlyMap<Impl, Ready>,
  peak: (ms: number) => number,
  { rounds, fewestRounds, sampleMs, caseMs, warmMs }: Effort,
): Promise<Result[]> {
  const lanes = [];
  for (const [impl, contestant] of contestants) {
    // What is slow needs no warming up.
    const once = contestant.first > SLOW_MS ? contestant.first : await warmed(contestant, warmMs);
    const repeats = Math.min(MOST_REPEATS, Math.max(1, Math.ceil(sampleMs / once)));
    lanes.push({ impl, contestant, repeats, cost: once * repeats, times: [] as number[] });
  }
  const cost = lanes.reduce((sum, lane) => sum + lane.cost, 0);
  const count = Math.max(fewestRounds, Math.min(rounds, Math.floor(caseMs / cost)));
  // As long as this core's own sample: a short look would miss the interruptions that a long job suffers.
  const peakMs = Math.min(LONGEST_PEAK_MS, lanes.find(({ impl }) => impl === 'wasm')?.cost ?? 0);
  const peaks: number[] = [];
  for (let round = 0; round < count; round++) {
    peaks.push(peak(peakMs));
    for (const { contestant, repeats, times } of lanes) times.push(...(await contestant.sample(repeats)));
  }
  return lanes.map(({ impl, times }) => resultOf(one, impl, median(times), median(peaks)));
}

/** Milliseconds of a run once it has been made over and over, each time twice as often. */
async function warmed(contestant: Ready, warmMs: number): Promise<number> {
  let spent = contestant.first;
  for (let repeats = 2; ; repeats = Math.min(MOST_REPEATS, 2 * repeats)) {
    const times = await contestant.sample(repeats);
    spent += times.reduce((sum, ms) => sum + ms, 0);
    if (spent >= warmMs) return median(times);
  }
}

function resultOf(one: Case, impl: Impl, medianMs: number, peakGflops: number): Result {
  const work = operations(one);
  const gflops = work === null ? null : work / medianMs / 1e6;
  const share = impl === 'wasm' && gflops !== null ? gflops / peakGflops : null;
  return { ...one, impl, medianMs, gflops, share };
}

/** Middle value; of an even number of values, the mean of the middle two. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
