import type { Selection } from '../contracts/record.ts';
import type { Relevance } from '../gp/relevance.ts';
import type { TemporalFactor } from '../kernels/spec.ts';
import { log } from '../math/index.ts';
import type { Clock } from './clock.ts';
import type { Trigger, Verdict } from './trigger.ts';

/** What a memory keeps: the newest n, the observations of these steps, or these with their selection. */
export type Kept =
  | number
  | readonly number[]
  | { readonly steps: readonly number[]; readonly selection: Selection };

/** The data, including the newest observation, with the model in force. */
export interface HeldModel {
  /** Relevance of the observations at `steps`, in their order; removing one here changes nothing else. */
  readonly relevance: Relevance;
  readonly temporal: TemporalFactor;
  /** The time of the newest observation, by the lane's clock. */
  readonly now: number;
}

/**
 * Which observations the model contains at the next step. `held` is their number after the newest was added at step
 * `t`, and `steps` are their steps, oldest first. Keeping the newest n is cheap; any subset of `steps` is possible. `model`
 * weighs them and is computed when it is first used.
 */
export interface Memory {
  (held: number, verdict: Verdict, t: number, steps: readonly number[], model: () => HeldModel): Kept;
  /** Most observations kept at once; absent: as many as there are steps. */
  readonly most?: (run: MemoryRun) => number;
  /** It only drops data at a reset, and returns only a number, so `steps` need not be listed. */
  readonly blockwise?: true;
}

/** What the size of a memory may depend on. */
interface MemoryRun {
  readonly horizon: number;
  /** Most steps between two resets. */
  readonly longestBlock: number;
}

/** A memory with a known maximal size. */
export const bounded = <Rule extends (...given: never[]) => Kept>(
  most: NonNullable<Memory['most']>,
  rule: Rule,
): Rule & { readonly most: typeof most } => Object.assign(rule, { most });

/** A memory that only changes at a reset. */
const blockwise = <Rule extends (...given: never[]) => Kept>(
  rule: Rule,
): Rule & { readonly blockwise: true } => Object.assign(rule, { blockwise: true } as const);

/** D_{t+1} = D_t ∪ {(x_t, y_t)}. */
export const keepAll: Memory = blockwise((held: number) => held);

/** The last W observations (SW-GP-UCB). */
export const slidingWindow = (size: number): Memory =>
  bounded(
    () => size,
    (held: number) => Math.min(held, size),
  );

/** At a reset the m newest survive, the triggering pair among them (ET-GP-UCB: m = 1; R-GP-UCB: m = 0). */
export const dropAtReset = (survivors: number): Memory =>
  bounded(
    ({ longestBlock }) => longestBlock + survivors,
    blockwise((held: number, verdict: Verdict) => (verdict.reset ? Math.min(held, survivors) : held)),
  );

/** Largest age a with a² + 1 ≤ ln t, or −1 where there is none (SparQ paper: variance at most σ² ln t). */
export function largestKeptAge(t: number): number {
  const limit = log(t);
  let age = -1;
  while ((age + 1) * (age + 1) + 1 <= limit) age++;
  return age;
}

/** Those whose noise σ²((t−i)² + 1) is at most σ² ln t, and always the newest (SparQ-GP-UCB). */
export const recencyCut = bounded(
  ({ horizon }) => Math.max(1, largestKeptAge(horizon) + 1),
  (held: number, _: unknown, t: number) => Math.min(held, Math.max(1, largestKeptAge(t) + 1)),
);

/** Most observations that a lane's model holds at once in a run of a given length: after a step, or with its newest one. */
export function mostHeld(
  { memory, trigger, clock }: { readonly memory: Memory; readonly trigger: Trigger; readonly clock?: Clock },
  horizon: number,
): number {
  // A model of the evaluation times learns from all observations.
  if (clock?.lookahead?.timeModel) return horizon;
  const longestBlock = trigger.blockLengths?.[1] ?? Number.POSITIVE_INFINITY;
  return Math.min(horizon, 1 + (memory.most?.({ horizon, longestBlock }) ?? horizon));
}
