import type { ResetReason } from '../contracts/record.ts';
import { type Finding, QUIET, type Verdict } from './trigger.ts';

const REASONS: readonly ResetReason[] = ['event', 'upper bound', 'periodic', 'true change', 'glr'];

/** Largest number that is taken from outside: sums and differences of such are finite, too. */
export const LARGEST_GIVEN = 1e100;

const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? within(value) : null;

/** −0 is 0: what carries it as text would lose it. */
const within = (value: number): number => Math.min(LARGEST_GIVEN, Math.max(-LARGEST_GIVEN, value)) + 0;

const booleanOr = <Else>(otherwise: Else, value: unknown): boolean | Else =>
  typeof value === 'boolean' ? value : otherwise;

const surpasses = (psi: number | null, kappa: number | null): boolean =>
  psi !== null && kappa !== null && psi > kappa;

/** A verdict of which only part is given: without `reset` it resets where ψ > κ, for the reason "event". */
export function verdictOf(given: Partial<Verdict>): Verdict {
  const psi = numberOrNull(given.psi);
  const kappa = numberOrNull(given.kappa);
  const tests = psi !== null && kappa !== null;
  const triggered = given.triggered === null ? null : booleanOr(tests ? psi > kappa : null, given.triggered);
  const testActive = given.testActive === null ? null : booleanOr(tests || null, given.testActive);
  const reset = given.reset === undefined ? surpasses(psi, kappa) : given.reset === true;
  const reason = reset ? (REASONS.find((known) => known === given.reason) ?? 'event') : null;
  return { ...QUIET, psi, kappa, triggered, testActive, reset, reason };
}

/** A finding of which only part is given: without `fires` it fires where ψ > κ. */
export function findingOf(given: Partial<Finding>): Finding {
  const psi = numberOrNull(given.psi) ?? 0;
  const kappa = numberOrNull(given.kappa) ?? 0;
  return { psi, kappa, fires: given.fires === undefined ? surpasses(psi, kappa) : given.fires === true };
}
