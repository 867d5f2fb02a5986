import { list } from '../../../src/parameters/shape.ts';
import { fixedSizeFor, timedRun } from '../../../src/policy/response-time.ts';
import { CaseError } from '../case-error.ts';
import {
  fields,
  finiteWhere,
  natural,
  notNegative,
  numbers,
  positive,
  readCase,
  requireLength,
  whole,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { temporal } from '../posteriors/temporal.ts';

const response = {
  r0: notNegative,
  r1: notNegative,
  p: finiteWhere('must be between 0 and 4', (value) => value >= 0 && value <= 4),
};
/** More than these would take too long to try. */
const sizes = whole('an integer from 1 to 10000', 1, 10_000);

const shape = fields({
  ...response,
  frame: positive,
  horizon: positive,
  f_table: list(numbers, 'at least one frame', { min: 1 }),
  arms: list(natural, 'at least one arm', { min: 1 }),
  held: list(natural, 'numbers of observations'),
  fixed_size: list(fields({ temporal, ...response, n_max: sizes }), 'cases'),
});

/** Most steps of the sizes that are tried, n_max² for each: more would take minutes. */
const MOST_TRIED = 1e9;

/** Play times, regret by the query and by the second, and the size that response times suggest. */
export const responseClock: EvalKind = (input) => {
  const given = readCase(shape, input);
  const { f_table: frames, frame: frameSeconds, arms, held, horizon, fixed_size } = given;
  requireLength('held', held, arms.length, 'arms');
  frames.forEach((values, i) => {
    requireLength(`f_table[${i}]`, values, frames[0].length, 'f_table[0]');
  });
  arms.forEach((arm, k) => {
    if (arm >= frames[0].length)
      throw new CaseError(`arms[${k}] must be an index of a frame's arms, 0 to ${frames[0].length - 1}`);
  });
  if (fixed_size.reduce((sum, { n_max }) => sum + n_max ** 2, 0) > MOST_TRIED)
    throw new CaseError(
      `fixed_size asks for more than ${MOST_TRIED} steps, the sum of n_max²; ask for fewer`,
    );
  const run = timedRun({ frames, frameSeconds }, timeOf(given), arms, held, horizon);
  return {
    play_times: run.playTimes,
    queries: run.playTimes.length,
    regret_per_query: run.regretPerQuery,
    regret_per_second: run.regretPerSecond,
    fixed_size: fixed_size.map((one) => fixedSizeFor(one.temporal.factor, timeOf(one), one.n_max)),
  };
};

const timeOf = ({ r0, r1, p }: { readonly r0: number; readonly r1: number; readonly p: number }) => ({
  base: r0,
  factor: r1,
  power: p,
});
