import type { StepRecord } from '../../../src/contracts/record.ts';
import type { Scale } from '../../plot/axis.ts';
import { markPath } from '../../plot/marks.ts';

/** Share of the thresholds (where the test was on) that the scale takes in. */
const TYPICAL = 0.8;
/** But no more than this many times the largest surprise. */
const MOST_OF_PSI = 2;
const HEADROOM = 1.1;

/**
 * What the y axis has to reach: every surprise, and the typical threshold. With few data κ is huge:
 * there it leaves the plot.
 */
export function largestTestValue(records: readonly StepRecord[]): number {
  let psi = 0;
  for (const record of records) if (Number.isFinite(record.psi)) psi = Math.max(psi, record.psi ?? 0);
  const thresholds = records
    .filter((record) => record.testActive && Number.isFinite(record.kappa))
    .map((record) => record.kappa as number)
    .sort((a, b) => a - b);
  const typical = thresholds[Math.floor(TYPICAL * (thresholds.length - 1))] ?? 0;
  return HEADROOM * Math.max(psi, psi > 0 ? Math.min(typical, MOST_OF_PSI * psi) : typical);
}

/** Intervals of steps, ends included, over which the test could not reset. */
export function testOffSpans(records: readonly StepRecord[]): [number, number][] {
  const spans: [number, number][] = [];
  for (const { t, testActive, tPrime } of records) {
    if (testActive !== false) continue;
    const last = spans.at(-1);
    if (last && last[1] === t - 1 && tPrime !== 1) last[1] = t;
    else spans.push([t, t]);
  }
  return spans;
}

const DOT_RADIUS = 1.7;

/**
 * ψ as dots, all in one path: thousands of elements would slow every frame of the page. Resets are drawn apart,
 * larger.
 */
export function surprisePath(records: readonly StepRecord[], x: Scale, y: Scale): string {
  return records
    .filter(({ reset, psi }) => !reset && psi !== null && Number.isFinite(psi))
    .map(({ t, psi }) => markPath('A', x(t), y(psi as number), DOT_RADIUS))
    .join('');
}
