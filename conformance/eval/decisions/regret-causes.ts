import { CAUSES } from '../../../src/causes/cause.ts';
import { type Query, RegretSplit } from '../../../src/causes/regret-split.ts';
import { SpatialCovariance } from '../../../src/causes/spatial-covariance.ts';
import type { TemporalFactor } from '../../../src/kernels/spec.ts';
import { list, otherwise, type Read, such } from '../../../src/parameters/shape.ts';
import { argmax } from '../../../src/policy/acquisition.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  count,
  fields,
  kernelFields,
  natural,
  notNegative,
  readCase,
  readKernel,
  requireLength,
  toggle,
  vector,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { noiseField } from '../posteriors/posterior.ts';
import { temporal as stationaryTemporal } from '../posteriors/temporal.ts';

const numberOrNull = such<number | null>(
  'must be a number or null',
  (value) => value === null || (typeof value === 'number' && Number.isFinite(value)),
  {},
);
const naturals = list(natural, 'integers of at least 0');
const steps = list(count, 'steps');

const shape = fields({
  ...kernelFields,
  ...noiseField,
  candidates: list(vector, 'at least one candidate', { min: 1 }),
  f_table: list(vector, 'at least one step', { min: 1 }),
  arm: naturals,
  noise: vector,
  multiplier: list(numberOrNull, 'numbers or null'),
  held: list(steps, 'lists of steps'),
  resets: otherwise(steps, []),
});
type Case = Read<typeof shape>;

const wiener = fields({ temporal: fields({ sigma_w2: notNegative }) });
const named = fields({ temporal: stationaryTemporal });

/** Temporal factors of the other kinds, and the Wiener one. */
function readTemporal(input: unknown): TemporalFactor {
  const { kind } = (input as { temporal?: { kind?: unknown } }).temporal ?? {};
  if (kind !== 'ui_wiener') return readCase(named, input).temporal.factor;
  return { kind: 'wiener', variance: readCase(wiener, input).temporal.sigma_w2 };
}

/** Which choices others made for the lane; none where the case does not say. */
const givenShape = fields({ chosen_for_it: otherwise(list(toggle, 'true or false'), []) });

/** Where the regret of a tabulated run was paid. */
export const regretCauses: EvalKind = (input) => {
  const given = readCase(shape, input);
  const { chosen_for_it: chosenForIt } = readCase(givenShape, input);
  requireConsistent(given);
  const dimension = commonDimension({ candidates: given.candidates });
  const inputs = Float64Array.from(given.candidates.flat());
  const spatial = new SpatialCovariance(readKernel(given, dimension), inputs, dimension);
  const { noise_variance: noiseVariance } = given;
  const split = new RegretSplit({ spatial, temporal: readTemporal(input), noiseVariance });
  const calledFor: boolean[] = [];
  const causes = given.arm.map((place, i) => {
    const truth = Float64Array.from(given.f_table[i]);
    const explained = split.explain(queryOf(given, i, truth, chosenForIt[i] === true));
    const [step, value] = [i + 1, truth[place]];
    split.answer({ step, place, time: step, value, noise: given.noise[i] });
    const reset = given.resets.includes(step) ? { truth, noiseSd: Math.sqrt(noiseVariance) } : null;
    const called = split.hold(given.held[i + 1] ?? [], reset);
    if (called !== null) calledFor.push(called);
    return explained;
  });
  return {
    regret: causes.map(({ regret }) => regret),
    drivers: causes.map(({ drivers }) => drivers),
    paid: causes.map(({ paid }) => paid),
    called_for: calledFor,
    totals: CAUSES.map((_, cause) => causes.reduce((sum, { paid }) => sum + paid[cause], 0)),
  };
};

function queryOf({ arm, multiplier }: Case, i: number, truth: Float64Array, forIt: boolean): Query {
  const best = argmax(truth);
  const regret = truth[best] - truth[arm[i]];
  return { played: arm[i], best, regret, truth, time: i + 1, multiplier: forIt ? null : multiplier[i] };
}

function requireConsistent(given: Case): void {
  const { f_table, candidates, arm } = given;
  for (const name of ['arm', 'noise', 'multiplier', 'held'] as const)
    requireLength(name, given[name], f_table.length, 'f_table');
  f_table.forEach((row, i) => {
    requireLength(`f_table[${i}]`, row, candidates.length, 'candidates');
  });
  arm.forEach((place, i) => {
    if (place >= candidates.length)
      throw new CaseError(
        `arm[${i}] must be an index of candidates, 0 to ${candidates.length - 1}, got ${place}`,
      );
  });
  given.held.forEach((held, i) => {
    const wrong = held.find((step, k) => step > i || (k > 0 && step <= held[k - 1]));
    if (wrong !== undefined)
      throw new CaseError(`held[${i}] must be steps before step ${i + 1}, in increasing order, got ${wrong}`);
  });
}
