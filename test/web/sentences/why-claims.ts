import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import { temporalFactor } from '../../../src/kernels/temporal.ts';
import type { TemporalValues } from '../../../src/policy/temporal-choice.about.ts';
import { temporalFactorOf } from '../../../src/policy/temporal-factors.ts';
import { type Claim, NUMBER, near, read } from './claim.ts';
import { dropsSo, isRandom, type LaneMoment, lookAt } from './lane-claims.ts';

const at = ({ lane, t }: LaneMoment): StepRecord => lane.records[t - 1];
const frame = ({ lane, t }: LaneMoment): Frame => lane.frames[t - 1];
const isGiven = ({ lane, t }: LaneMoment): boolean => lane.lane.choices?.[t - 1] !== undefined;

/** Where the truth that the lane met was largest, and the acquisition's advantage of the query over that place. */
function advantage(moment: LaneMoment): number {
  const { acquisition, truth } = frame(moment);
  if (!acquisition) return Number.NaN;
  return acquisition[at(moment).index] - acquisition[truth.indexOf(Math.max(...truth))];
}

/** "0.39", "(0.77, 0.60)" or the name of the arm. */
function placeIs({ run }: LaneMoment, index: number, text: string): boolean {
  const { points, dimension, names } = run.world.candidates;
  if (names.length) return names[index] === text;
  const numbers = text.match(new RegExp(NUMBER, 'g')) ?? [];
  return (
    numbers.length === dimension && numbers.every((number, d) => near(points[index * dimension + d], number))
  );
}

const best = (moment: LaneMoment): number => {
  const { truth } = frame(moment);
  return truth.indexOf(Math.max(...truth));
};

export const HEAD_CLAIMS: readonly Claim<LaneMoment>[] = [
  {
    says: /^Chosen blindly: a seeded random candidate\.$/,
    holds: (moment) => isRandom(moment) && at(moment).mean === null,
  },
  {
    says: /^xt was given, not chosen by α\.$/,
    holds: (moment) => moment.lane.lane.choices?.[moment.t - 1] === at(moment).index,
  },
  {
    says: /^xt is a seeded random candidate, not yet a choice\.$/,
    holds: (moment) => isRandom(moment) && at(moment).acquisition === null,
  },
  { says: /^xt is a look that the schedule asked for\.$/, holds: (moment) => lookAt(moment) !== null },
  {
    says: /^xt is the true optimum\.$/,
    holds: (moment) => !isGiven(moment) && at(moment).index === best(moment),
  },
  {
    says: /^xt looks as good as the true optimum\.$/,
    holds: (moment) => !isGiven(moment) && Math.abs(advantage(moment)) < 0.005 + 1e-6,
  },
  {
    says: new RegExp(`^xt looks better than the true optimum by (${NUMBER})$`),
    holds: (moment, by) => !isGiven(moment) && advantage(moment) > 0 && near(advantage(moment), by),
  },
  {
    says: /^xt = (.+), optimum x\*t = (.+)$/,
    holds: (moment, query, optimum) =>
      !isGiven(moment) && placeIs(moment, at(moment).index, query) && placeIs(moment, best(moment), optimum),
  },
];

/** A row's moment: the candidate that it is about. */
export interface RowMoment extends LaneMoment {
  readonly index: number;
}

export const ROW_CLAIMS: readonly Claim<RowMoment>[] = [
  {
    says: new RegExp(`^ft = (${NUMBER})$`),
    holds: (moment, f) => near(frame(moment).truth[moment.index], f),
  },
  {
    says: new RegExp(`^(${NUMBER}) \\+ (${NUMBER}) × (${NUMBER}) = (${NUMBER})$`),
    holds: (moment, mean, multiplier, sd, sum) => {
      const { index } = moment;
      const { mean: means, sd: sds, multiplier: factor, acquisition } = frame(moment);
      if (!means || !sds || factor === null || !acquisition) return false;
      const shown = near(means[index], mean) && near(factor, multiplier) && near(sds[index], sd);
      return (
        shown &&
        near(read(mean) + read(multiplier) * read(sd), sum) &&
        near(means[index] + factor * sds[index], sum) &&
        Math.abs(means[index] + factor * sds[index] - acquisition[index]) < 1e-5
      );
    },
  },
  {
    says: new RegExp(`^μ (${NUMBER}), σ (${NUMBER}): α = (${NUMBER})$`),
    holds: (moment, mean, sd, alpha) => {
      const { mean: means, sd: sds, acquisition } = frame(moment);
      const { index } = moment;
      return (
        near(means?.[index] ?? Number.NaN, mean) &&
        near(sds?.[index] ?? Number.NaN, sd) &&
        near(acquisition?.[index] ?? Number.NaN, alpha)
      );
    },
  },
];

/** The formula above all lanes, at one step of all of them. */
export const FORMULA_CLAIMS: readonly Claim<readonly LaneMoment[]>[] = [
  {
    says: /^xt maximises α\(x\)( = μ\(x\) \+ √βt σ\(x\))?$/,
    holds: (moments, sum) =>
      moments
        .filter((moment) => frame(moment).mean)
        .every((moment) => maximises(moment) && (!sum || isSumEverywhere(moment))),
  },
  {
    says: /^score α\(x\)( = μ\(x\) \+ √βt σ\(x\))?$/,
    holds: (moments, sum) =>
      moments.some((moment) => isGiven(moment) || at(moment).acquisition === null) &&
      moments.every((moment) => !frame(moment).mean || !sum || isSumEverywhere(moment)),
  },
];

function maximises(moment: LaneMoment): boolean {
  const { acquisition } = frame(moment);
  if (!acquisition || isGiven(moment) || at(moment).acquisition === null) return false;
  return acquisition[at(moment).index] >= Math.max(...acquisition) - 1e-9;
}

function isSumEverywhere(moment: LaneMoment): boolean {
  const { mean, sd, multiplier, acquisition } = frame(moment);
  if (!mean || !sd || !acquisition || multiplier === null) return false;
  return acquisition.every(
    (value, i) => Math.abs(value - mean[i] - multiplier * sd[i]) < 1e-5 * (1 + Math.abs(value)),
  );
}

/** The algorithm's own line. */
export const OWN_CLAIMS: readonly Claim<LaneMoment>[] = [
  {
    says: /^(?:no change: )?(?:the 1 point stays|all ([02-9]|\d\d+) points stay)(?:, no matter what yt says)?$/,
    holds: (moment, count = '1') =>
      kept(moment).length === +count && kept(moment).length === moment.lane.held[moment.t - 1].length + 1,
  },
  {
    says: /^reset now(: all data go)?$/,
    holds: (moment, all) => at(moment).reset && (!all || kept(moment).length === 0),
  },
  {
    says: /^next reset in (?:1 step|([02-9]|\d\d+) steps)$/,
    holds: ({ lane, t }, count = '1') => {
      const next = lane.records.find((record) => record.t > t && record.reset);
      return next ? next.t === t + +count : t + +count > lane.records.length;
    },
  },
  {
    says: /^(reset now, )?drawn from (\d+) to (\d+) steps(?:, (\d+) gone)?$/,
    holds: (moment, now, fewest, most, gone) => {
      const { reset, tPrime } = at(moment);
      const within = !reset || ((tPrime ?? 0) >= +fewest && (tPrime ?? 0) <= +most);
      return reset === Boolean(now) && within && (gone === undefined || +gone === sinceReset(moment));
    },
  },
  {
    says: /^reset: the objective has changed$/,
    holds: (moment) => at(moment).reset && at(moment).reason === 'true change',
  },
  {
    says: new RegExp(
      `^(?:place (\\d+): )?(${NUMBER}) (>|≤) (${NUMBER}) (reset|no reset|test off)( \\(upper bound\\))?$`,
    ),
    holds: (moment, place, psi, relation, kappa, outcome, forced) => {
      const record = at(moment);
      const beside = record.reason === 'event' && record.looking;
      const own = beside ? beside.eventPsi : record.psi;
      const bound = beside ? beside.eventKappa : record.kappa;
      if (own === null || bound === null) return false;
      const off = record.reset ? 'reset' : record.testActive ? 'no reset' : 'test off';
      const numbers = near(own, psi) && near(bound, kappa);
      return (
        numbers &&
        (place === undefined || lookAt(moment) === +place - 1) &&
        own > bound === (relation === '>') &&
        outcome === off &&
        Boolean(forced) === (record.reason === 'upper bound')
      );
    },
  },
  {
    says: /^place (\d+): first value, nothing to test yet$/,
    holds: (moment, place) => {
      const since = moment.lane.records.slice(moment.t - sinceReset(moment), moment.t - 1);
      const look = lookAt(moment);
      return (
        look === +place - 1 && at(moment).psi === null && since.every(({ looking }) => looking?.look !== look)
      );
    },
  },
  {
    says: /^not at a tested place$/,
    holds: (moment) => at(moment).looking?.look === null && at(moment).psi === null,
  },
  {
    says: /^l × ([\d.]+), ε ([\d.]+): (?:weight now (\d+) %|(\d+) of (\d+) still in)$/,
    holds: (moment, lengthscale, rate, weight, left, of) => {
      const { priors } = at(moment);
      const { priorLengthscales, priorRates } = moment.lane.parameters as Record<string, readonly number[]>;
      if (!priors) return false;
      const listed = priorLengthscales.flatMap((l) => priorRates.map((e) => [l, e] as const));
      const named = listed[priors.prior][0] === +lengthscale && listed[priors.prior][1] === +rate;
      return (
        named &&
        (weight === undefined
          ? priors.alive?.length === +left && listed.length === +of
          : near(100 * Math.exp(priors.logWeights?.[priors.prior] ?? Number.NaN), weight))
      );
    },
  },
  {
    says: new RegExp(`^a point 20 steps old counts \\(1 − ε\\)10 = (${NUMBER})$`),
    holds: ({ lane }, weight) => near((1 - Number(lane.parameters.epsilon)) ** 10, weight),
  },
  {
    says: new RegExp(`^a point 20 steps old counts kT = (${NUMBER})$`),
    holds: ({ lane: { parameters } }, weight) =>
      near(temporalFactor(temporalFactorOf(parameters as unknown as TemporalValues), 0, 20), weight),
  },
  {
    says: new RegExp(`^the data so far say ε = (${NUMBER})$`),
    holds: (moment, rate) => near(at(moment).hyperparameters?.at(-1) ?? 0, rate),
  },
  {
    says: new RegExp(`^a point 20 steps old weighs η19 = (${NUMBER})$`),
    holds: ({ lane }, weight) => near(Number(lane.parameters.eta) ** 19, weight),
  },
  {
    says: new RegExp(`^prior variance now 1 \\+ ([\\d.]+) × (\\d+) = (${NUMBER})$`),
    holds: ({ lane, t }, rate, steps, value) =>
      +rate === lane.parameters.sigmaW2 && +steps === t - 1 && near(1 + +rate * (t - 1), value),
  },
  {
    says: new RegExp(`^a point 20 steps old has (${NUMBER}) more noise variance$`),
    holds: ({ lane }, more) => near(20 * Number(lane.parameters.sigmaW2), more),
  },
  {
    says: /^(\d+) of at most (\d+) newest points stay$/,
    holds: (moment, count, most) =>
      kept(moment).length === +count &&
      kept(moment).length <= +most &&
      kept(moment)[0] === moment.t - +count + 1,
  },
  {
    says: /^(\d+) (?:answers|new answers, older ones elsewhere,) and the (\d+) newest points?$/,
    holds: (moment, answers, count) => at(moment).sideQueries === +answers && kept(moment).length === +count,
  },
  {
    says: /^drops (step|query) (\d+): the least relevant of (\d+)(?:, then (\d+) more)?$/,
    holds: dropsSo,
  },
  {
    says: /^drops nothing: (\d+) stay$/,
    holds: (moment, count) =>
      kept(moment).length === +count && +count === moment.lane.held[moment.t - 1].length + 1,
  },
  { says: /^(\d+) points stay$/, holds: (moment, count) => kept(moment).length === +count },
  {
    says: new RegExp(
      `^τ = (${NUMBER})(?: s, this evaluation took (${NUMBER}) s|: a step counts as one second)$`,
    ),
    holds: (moment, clock, duration) =>
      near(at(moment).clock, clock) &&
      (duration === undefined
        ? at(moment).duration === null
        : near(at(moment).duration ?? Number.NaN, duration)),
  },
  {
    says: /^what a person made of it stands in no formula$/,
    holds: ({ lane }) => lane.lane.algorithm === 'you',
  },
  {
    says: /^a seeded random candidate, the same in every replay$/,
    holds: (moment) => isRandom(moment) || isGiven(moment),
  },
  {
    says: new RegExp(`^the data so far make it (${NUMBER})$`),
    holds: (moment, multiplier) => near(at(moment).multiplier ?? Number.NaN, multiplier),
  },
  { says: /^no data yet$/, holds: (moment) => at(moment).multiplier === null },
];

const kept = ({ lane, t }: LaneMoment): readonly number[] => lane.held[t];

function sinceReset({ lane, t }: LaneMoment): number {
  const last = lane.records
    .slice(0, t - 1)
    .filter(({ reset }) => reset)
    .at(-1);
  return t - (last?.t ?? 0);
}
