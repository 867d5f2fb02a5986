import type { TemporalFactor } from '../kernels/spec.ts';
import { showValue } from '../parameters/quoted.ts';
import { LARGEST_GIVEN } from '../policy/verdict.ts';
import { wrongSlot } from './slot-rules.ts';

type Given = Readonly<Record<string, unknown>>;

/** A factor of time as a program gives it: still, forgetting or Wiener. @throws ProgramError with the rule */
export function temporalFactor(given: unknown): TemporalFactor {
  const { kind, rate, variance } = (typeof given === 'object' && given ? given : {}) as Given;
  if (kind === 'static') return { kind };
  if (kind === 'forgetting' && isWithin(rate, 1)) return { kind, rate };
  if (kind === 'wiener' && isWithin(variance, LARGEST_GIVEN)) return { kind, variance };
  throw wrongSlot('temporal', showValue(given));
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;
