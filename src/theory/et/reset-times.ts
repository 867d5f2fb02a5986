import type { StepRecord } from '../../contracts/record.ts';
import { normalCdf } from '../../math/normal.ts';

/** Reset times of one run: the steps t' from one reset to the next. */
export interface ResetTimes {
  /** t' at each reset, in order; the block that the end of the run cut off is not among them. */
  readonly times: readonly number[];
  /** Share of the resets at t' = 1..longest, and up to it. */
  readonly density: readonly number[];
  readonly distribution: readonly number[];
}

/**
 * Empirical density and distribution of the reset time (ET paper, Fig. 2 and 7; §E: a stopping time whose law is out of
 * reach, so the paper counts). One run has few resets; replicates make it smooth.
 */
export function resetTimes(records: readonly StepRecord[]): ResetTimes {
  const times = records.flatMap(({ reset, tPrime }) => (reset && tPrime !== null ? [tPrime] : []));
  const density = new Array<number>(Math.max(0, ...times)).fill(0);
  for (const time of times) density[time - 1] += 1 / times.length;
  return { times, density, distribution: cumulative(density) };
}

/**
 * At most this is the chance that the event test fires up to step n of a block although nothing changed, n = 1..longest
 * (ET paper, Lemma 3): δ_B Σ_{j ≤ n} 6/(π² j²), which adds up to δ_B. Not so where w̄ is capped.
 */
export function falseAlarmBound(deltaB: number, longest: number): number[] {
  return cumulative(
    Array.from({ length: longest }, (_, i) => (deltaB * 6) / (Math.PI * Math.PI * (i + 1) * (i + 1))),
  );
}

/**
 * Density and distribution of the first alarm of the event test along the queries of one block if the model were right:
 * y_t − μ(x_t) ~ N(0, σ² + σ_n²), so at each step it fires with probability 2Φ(−κ_t/√(σ² + σ_n²)), and not where the
 * bounds keep it off. Independent, as the standardised prediction errors of a GP are.
 * @param block the records of one block, oldest first
 */
export function falseAlarmLaw(
  block: readonly StepRecord[],
  noiseVariance: number,
): Pick<ResetTimes, 'density' | 'distribution'> {
  let silent = 1;
  const density = block.map(({ sd, kappa, testActive }) => {
    if (sd === null || kappa === null || !testActive) return 0;
    const alarm = 2 * normalCdf(-kappa / Math.sqrt(sd * sd + noiseVariance));
    const now = silent * alarm;
    silent -= now;
    return now;
  });
  return { density, distribution: cumulative(density) };
}

/** The blocks of a run: records from one reset to the next, the last one perhaps cut off. */
export function blocksOf(records: readonly StepRecord[]): StepRecord[][] {
  const blocks: StepRecord[][] = [];
  records.forEach((record, i) => {
    if (i === 0 || records[i - 1].reset) blocks.push([]);
    blocks[blocks.length - 1].push(record);
  });
  return blocks;
}

function cumulative(density: readonly number[]): number[] {
  let sum = 0;
  return density.map((share) => {
    sum += share;
    return sum;
  });
}
