import * as words from '#words/readings/model-check';
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

const percent = (share: number): number => Math.round(100 * share);

/** A share below the promise by less than this counts as close to it. */
const CLOSE = 0.05;

function against(share: number, promised: number): 'less' | 'close' | 'enough' {
  if (share < promised - CLOSE) return 'less';
  return share < promised ? 'close' : 'enough';
}

/** "t = 70: in the band 34 %, less than the 97 % promised." */
export function coverageReading(
  { coverage, promise }: Pick<ModelCheck, 'coverage' | 'promise'>,
  t: number,
): string {
  const share = rolling(coverage.subarray(0, t)).at(-1) ?? Number.NaN;
  const promised = promise[t - 1];
  if (Number.isNaN(share) || Number.isNaN(promised)) return words.noBand(t);
  return words.coverage({
    t,
    share: percent(share),
    against: against(share, promised),
    promised: percent(promised),
  });
}

/** "median 12, oldest 60", in steps; says so if the lane holds no data. */
export function ageReading(
  { medianAge, oldestAge }: Pick<ModelCheck, 'medianAge' | 'oldestAge'>,
  t: number,
): string {
  const [median, oldest] = [medianAge[t - 1], oldestAge[t - 1]];
  return Number.isNaN(median) ? words.noData : words.age({ median, oldest });
}
