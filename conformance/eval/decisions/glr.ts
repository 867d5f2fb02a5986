import { list } from '../../../src/parameters/shape.ts';
import { glrReading } from '../../../src/policy/looks/glr.ts';
import { CaseError } from '../case-error.ts';
import { fields, positive, probability, readCase, vector } from '../input.ts';
import type { EvalKind } from '../kind.ts';

const shape = fields({
  streams: list(vector, 'streams'),
  noise_variance: positive,
  delta: probability,
  factor: positive,
});

/** The test after each value costs its length. */
const LONGEST = 5000;

/** The generalised likelihood ratio test after each value of streams that nothing resets. */
export const glr: EvalKind = (input) => {
  const { streams, noise_variance, delta, factor } = readCase(shape, input);
  const total = streams.reduce((sum, { length }) => sum + length, 0);
  if (total > LONGEST)
    throw new CaseError(`streams must have at most ${LONGEST} values in all, got ${total}`);
  return {
    streams: streams.map((values) => {
      const readings = values.map((_, i) =>
        glrReading(values.slice(0, i + 1), noise_variance, delta, factor),
      );
      const first = readings.findIndex(
        (reading) => reading !== null && reading.statistic >= reading.threshold,
      );
      return {
        statistic: readings.map((reading) => reading?.statistic ?? null),
        split: readings.map((reading) => reading?.split ?? null),
        threshold: readings.map((reading) => reading?.threshold ?? null),
        first: first < 0 ? null : first + 1,
      };
    }),
  };
};
