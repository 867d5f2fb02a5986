import type { ModelCheck } from '../../src/engine/model-check.ts';

/** Number of steps that the share averages. */
const COVERAGE_WINDOW = 10;

/** Mean over the last steps with a value, at steps 1..n (index t − 1); NaN if there is none. */
export function rolling(values: Float64Array, window = COVERAGE_WINDOW): Float64Array {
  return values.map((_, i) => {
    let sum = 0;
    let count = 0;
    for (let k = Math.max(0, i + 1 - window); k <= i; k++)
      if (!Number.isNaN(values[k])) {
        sum += values[k];
        count++;
      }
    return sum / count;
  });
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** A share below the promise by less than this counts as close to it. */
const CLOSE = 0.05;

function against(share: number, promised: number): string {
  if (share < promised - CLOSE) return 'less than';
  return share < promised ? 'close to' : 'at least';
}

/** "t = 70: in the band 34 %, less than the 97 % promised." */
export function coverageReading(
  { coverage, promise }: Pick<ModelCheck, 'coverage' | 'promise'>,
  t: number,
): string {
  const share = rolling(coverage.subarray(0, t)).at(-1) ?? Number.NaN;
  const promised = promise[t - 1];
  if (Number.isNaN(share) || Number.isNaN(promised)) return `$t$ = ${t}: no band to judge.`;
  return `$t$ = ${t}: in the band ${percent(share)}, ${against(share, promised)} the ${percent(promised)} promised.`;
}

/** "Data: half older than 12 steps, the oldest 60." Empty if the lane holds none. */
export function ageReading(
  { medianAge, oldestAge }: Pick<ModelCheck, 'medianAge' | 'oldestAge'>,
  t: number,
): string {
  const [median, oldest] = [medianAge[t - 1], oldestAge[t - 1]];
  return Number.isNaN(median) ? 'no data held' : `median ${median}, oldest ${oldest}`;
}
