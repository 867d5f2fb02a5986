import { NotFinite, NotPositiveDefinite, OutOfMemory } from '../linalg/errors.ts';
import { showValue } from '../parameters/quoted.ts';
import type { Kept } from '../policy/memory.ts';
import {
  withinBounds as bounded,
  type Finding,
  type TestInput,
  type Trigger,
  type Verdict,
} from '../policy/trigger.ts';
import { findingOf, LARGEST_GIVEN } from '../policy/verdict.ts';
import { ProgramError, wordsOf } from './program-error.ts';

/** Where a function of a custom algorithm was asked, as a sentence begins: "In the trigger at step 61". */
export const askedAt = (slot: string, step: number): string => `In the ${slot} at step ${step}`;

/** Faults of the numerical core, which say for themselves what is wrong. */
const OF_THE_CORE = [ProgramError, NotFinite, NotPositiveDefinite, OutOfMemory];

/** What a function of a custom algorithm answers. @throws ProgramError that says where it threw, and what */
export function answerOf<Answer>(where: string, ask: () => Answer): Answer {
  try {
    return ask();
  } catch (error) {
    if (OF_THE_CORE.some((kind) => error instanceof kind)) throw error;
    throw new ProgramError(`${where}: ${wordsOf(error)}.`, { cause: error });
  }
}

const gives = (where: string, given: unknown, needed: string): ProgramError =>
  new ProgramError(
    `${where}: it gives ${given === undefined ? 'nothing' : showValue(given)} where ${needed}.`,
  );

/** A score or a multiplier, so that sums of such are finite, too. @throws ProgramError */
export function checkedNumber(given: unknown, where: string): number {
  const value = Number(given);
  if (Math.abs(value) <= LARGEST_GIVEN) return value;
  throw gives(where, given, 'a number between ±1e100 is needed');
}

/** What a memory keeps of the steps held. @throws ProgramError */
export function checkedKept(given: Kept, held: number, steps: readonly number[], where: string): Kept {
  if (isPart(given, held, steps)) return given;
  throw new ProgramError(
    `${where}: it keeps ${given === undefined ? 'nothing' : showValue(given)} where a number from 0 to ${held} is needed, or steps that are held, each once.`,
  );
}

function isPart(kept: unknown, held: number, steps: readonly number[]): boolean {
  if (typeof kept === 'number') return Number.isInteger(kept) && kept >= 0 && kept <= held;
  const list = Array.isArray(kept) ? kept : (kept as { readonly steps?: unknown } | null)?.steps;
  if (!Array.isArray(list)) return false;
  const known = new Set(steps);
  return new Set(list).size === list.length && list.every((step) => known.has(step));
}

/** A test's answer: ψ and κ, or whether it resets. @throws ProgramError */
export function checkedVerdict(given: Partial<Verdict>, where: string): Partial<Verdict> {
  if (decides(given, given?.reset)) return given;
  throw gives(where, given, '{ psi, kappa } with two numbers, or { reset } with true or false, is needed');
}

/** A test's answer within bounds: ψ and κ, or whether it fires. @throws ProgramError */
function checkedFinding(given: Partial<Finding>, where: string): Finding {
  if (decides(given, given?.fires)) return findingOf(given);
  throw gives(where, given, '{ psi, kappa } with two numbers, or { fires } with true or false, is needed');
}

/** An infinite κ is never passed, and −∞ passes nothing. */
function decides(given: Partial<Verdict> | Partial<Finding>, said: unknown): boolean {
  if (typeof said === 'boolean') return true;
  const { psi, kappa } = given ?? {};
  if (said !== undefined || typeof psi !== 'number' || typeof kappa !== 'number') return false;
  return psi < Number.POSITIVE_INFINITY && kappa > Number.NEGATIVE_INFINITY;
}

/**
 * A test within bounds (ET-GP-UCB, Algorithm 1): resets when it fires and lower ≤ t' ≤ upper, or when t' = upper.
 * @param test answers ψ and κ, or whether it fires; its answers are checked, as it comes from outside
 * @throws ProgramError at a step where the test answers something else
 */
export function withinBounds(
  test: (input: TestInput) => Partial<Finding>,
  lower: number,
  upper: number,
): Trigger {
  return bounded((input) => checkedFinding(test(input), askedAt('trigger', input.t)), lower, upper);
}
