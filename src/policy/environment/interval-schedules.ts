import type { Schedule } from '../schedules/spec.ts';
import type { IntervalValues } from './interval-schedules.about.ts';
import { root } from './threshold-probability.ts';

/** β_t = |X| π² t²/(6δ): BPT paper, Lemma 3.1. */
export function thresholdLemmaBeta(t: number, cardinality: number, delta: number): number {
  return (cardinality * Math.PI * Math.PI * t * t) / (6 * delta);
}

/** β_t = |X| π² t²/(3δ): BPT paper, Theorems 4.1 and 4.3. */
export function thresholdTheoremBeta(t: number, cardinality: number, delta: number): number {
  return (cardinality * Math.PI * Math.PI * t * t) / (3 * delta);
}

/** β_t for a number of designs. */
const BETAS: Readonly<
  Record<IntervalValues['schedule'], (t: number, designs: number, values: IntervalValues) => number>
> = {
  constant: (_t, _designs, { beta }) => beta,
  lemma: (t, designs, { delta }) => thresholdLemmaBeta(t, designs, delta),
  theorem: (t, designs, { delta }) => thresholdTheoremBeta(t, designs, delta),
};

/** β_t^{1/m}, which multiplies γ^{2/m}: of the constant β, or of the paper's Lemma 3.1 or its theorems. */
export function intervalSchedule(values: IntervalValues, designs: number): Schedule {
  return (t) => root(BETAS[values.schedule](t, designs, values), values.m);
}
