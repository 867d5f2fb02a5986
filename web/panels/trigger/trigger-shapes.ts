import type { StepRecord } from '../../../src/contracts/record.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import { onePerColumn, spots, stride } from '../../plot/crowd.ts';
import { column } from '../../readings/gathered.ts';

const surprise = column(({ psi }) => psi);
/** ψ where no reset followed; a surprise that resets is drawn separately. */
const calm = column(({ psi, reset }) => (reset ? null : psi));
export const threshold = column(({ kappa }) => kappa);
const testOff = column(({ testActive }) => Number(testActive === false));
/** 1 where the test starts again. */
export const begins = column(({ tPrime }) => Number(tPrime === 1));

/** Share of the thresholds (while the test was on) that the scale includes. */
const TYPICAL = 0.8;
/** At most this many times the largest surprise. */
const MOST_OF_PSI = 2;
const HEADROOM = 1.1;

/**
 * Upper end of the y axis: every surprise, and the typical threshold. With few data κ is huge and leaves the
 * plot.
 * @param until the last step that is not hidden
 */
export function largestTestValue(records: readonly StepRecord[], until = records.length): number {
  let psi = 0;
  const steps = Math.min(until, records.length);
  for (const value of surprise(records).subarray(0, steps))
    if (value > psi && Number.isFinite(value)) psi = value;
  const every = stride(steps);
  const thresholds: number[] = [];
  for (let i = 0; i < steps; i += every) {
    const { testActive, kappa } = records[i];
    if (testActive && kappa !== null && Number.isFinite(kappa)) thresholds.push(kappa);
  }
  thresholds.sort((a, b) => a - b);
  const typical = thresholds[Math.floor(TYPICAL * (thresholds.length - 1))] ?? 0;
  return HEADROOM * Math.max(psi, psi > 0 ? Math.min(typical, MOST_OF_PSI * psi) : typical);
}

/** Intervals of steps, ends included, over which the test could not reset. */
export function testOffSpans(records: readonly StepRecord[]): [number, number][] {
  const spans: [number, number][] = [];
  const [off, restarts] = [testOff(records), begins(records)];
  for (let i = 0; i < off.length; i++) {
    if (!off[i]) continue;
    const last = spans.at(-1);
    const { t } = records[i];
    if (last && last[1] === t - 1 && !restarts[i]) last[1] = t;
    else spans.push([t, t]);
  }
  return spans;
}

const DOT_RADIUS = 1.7;

/**
 * ψ as dots in a single path, because thousands of elements would slow the page; where there are too many,
 * one per square. Resets are drawn separately and larger.
 */
export function surprisePath(records: readonly StepRecord[], x: Scale, y: Scale): string {
  const isFree = spots(records.length, 2 * DOT_RADIUS);
  let path = '';
  calm(records).forEach((psi, i) => {
    if (!Number.isFinite(psi)) return;
    const [right, down] = [x(i + 1), y(psi)];
    if (isFree(right, down)) path += markPath('A', right, down, DOT_RADIUS);
  });
  return path;
}

/** The spans as one path along the bottom, one per column of pixels. */
export function testOffPath(records: readonly StepRecord[], x: Scale, bottom: number): string {
  // Compared by their ends, because of two that begin in one column the second may be long.
  return onePerColumn(testOffSpans(records), ([, to]) => x(to))
    .map(([from, to]) => `M${x(from)} ${bottom}H${x(to)}`)
    .join('');
}
