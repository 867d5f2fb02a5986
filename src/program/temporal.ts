import type { TemporalFactor } from '../kernels/spec.ts';
import { LARGEST_GIVEN } from '../policy/verdict.ts';
import { ProgramError } from './program-error.ts';

type Given = Readonly<Record<string, unknown>>;

/** A factor of time as a program gives it: still, forgetting or Wiener. @throws ProgramError with the rule */
export function temporalFactor(given: unknown): TemporalFactor {
  const { kind, rate, variance } = (typeof given === 'object' && given ? given : {}) as Given;
  if (kind === 'static') return { kind };
  if (kind === 'forgetting' && isWithin(rate, 1)) return { kind, rate };
  if (kind === 'wiener' && isWithin(variance, LARGEST_GIVEN)) return { kind, variance };
  throw new ProgramError(
    'The slot temporal takes { kind: "static" }, { kind: "forgetting", rate } with a rate from 0 to 1, or { kind: "wiener", variance } with a variance of at least 0.',
  );
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;
