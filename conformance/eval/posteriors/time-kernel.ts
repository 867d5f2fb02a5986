import { temporalFactor, temporalSlopes } from '../../../src/kernels/temporal.ts';
import { timeIntegral } from '../../../src/kernels/time-integral.ts';
import { optional } from '../../../src/parameters/shape.ts';
import { CaseError } from '../case-error.ts';
import { fields, finite, readCase, vector } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { byName, temporal } from './temporal.ts';

const shape = fields({ temporal, s: vector, t: vector, t0: optional(finite) });

/** A temporal factor, its derivatives, and with t0 what it shares of the future. */
export const timeKernel: EvalKind = (input) => {
  const { temporal: given, s, t, t0 } = readCase(shape, input);
  const { factor, names } = given;
  const table = (at: (s: number, t: number) => number) => s.map((own) => t.map((other) => at(own, other)));
  const derivatives = names.map((_, p) => table((own, other) => temporalSlopes(factor, own, other)[p]));
  return {
    factor: table((own, other) => temporalFactor(factor, own, other)),
    derivatives: byName(given, derivatives),
    ...(t0 !== undefined && { integral: integral(given, s, t0) }),
  };
};

/** Far more than a run takes at a step: a case is one integral. */
const MOST_PANELS = 100_000;

/** J at t0 as rows. */
export function integral(
  { factor }: { factor: Parameters<typeof timeIntegral>[0] },
  s: readonly number[],
  t0: number,
) {
  const last = s.reduce((latest, time) => Math.max(latest, time), -Infinity);
  if (t0 < last) throw new CaseError(`t0 must be at least ${last}, the last time, got ${t0}`);
  const J = timeIntegral(
    factor,
    s.map((time) => t0 - time),
    MOST_PANELS,
  );
  if (!J) throw new CaseError('temporal must be of a kind that decays, as t0 asks for its integral');
  return s.map((_, i) => Array.from(J.subarray(i * s.length, (i + 1) * s.length)));
}
