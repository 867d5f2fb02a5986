import { temporalFactor } from '../../../src/kernels/temporal.ts';
import { list } from '../../../src/parameters/shape.ts';
import { regretFloor, shareLeft, wienerFloor } from '../../../src/theory/predictability.ts';
import { count, fields, positive, readCase, whole } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { temporal } from '../posteriors/temporal.ts';

/** The recursion costs the square of its steps. */
const LONGEST = 5000;

const shape = fields({
  cases: list(
    fields({
      temporal,
      gap: positive,
      steps: whole(`an integer from 1 to ${LONGEST}`, 1, LONGEST),
      variance: positive,
    }),
    'cases',
    { max: 100 },
  ),
  wiener: list(fields({ sigma_w2: positive, t: list(count, 'steps') }), 'cases'),
});

/** What a noiseless past leaves of the variance, and the regret that nobody can avoid for it. */
export const predictability: EvalKind = (input) => {
  const { cases, wiener } = readCase(shape, input);
  return {
    cases: cases.map(({ temporal: { factor }, gap, steps, variance }) => {
      const left = shareLeft((i) => temporalFactor(factor, 0, i * gap), steps);
      return { left: left.map((share) => variance * share), floor: left.map(regretFloor) };
    }),
    wiener: wiener.map(({ sigma_w2, t }) => t.map((step) => wienerFloor(sigma_w2, step))),
  };
};
