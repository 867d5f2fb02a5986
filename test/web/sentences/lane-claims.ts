import { assumedNoise, modelAssumptions } from '../../../src/engine/model-assumptions.ts';
import { temporalFactor } from '../../../src/kernels/temporal.ts';
import { requireObjective } from '../../../src/objectives/registry.ts';
import { type Claim, NUMBER, near } from './claim.ts';
import type { LaneRun, Run } from './runs.ts';
import { noticedAfter, testFired } from './scene-claims.ts';

/** A lane at step t. */
export interface LaneMoment {
  readonly run: Run;
  readonly lane: LaneRun;
  readonly t: number;
}

const at = ({ lane, t }: LaneMoment) => lane.records[t - 1];
const held = ({ lane, t }: LaneMoment) => lane.held[t - 1];
const after = ({ lane, t }: LaneMoment) => lane.held[t];
const given = ({ lane, t }: LaneMoment) => lane.lane.choices?.[t - 1];

export const isRandom = (moment: LaneMoment): boolean =>
  given(moment) === undefined && at(moment).index === moment.run.world.randomCandidateAt(moment.t);

function lastReset({ lane, t }: LaneMoment): number | null {
  const resets = lane.records.slice(0, t - 1).filter(({ reset }) => reset);
  return resets.at(-1)?.t ?? null;
}

/** Steps since the last reset, or the start, with this one. */
const blockLength = (moment: LaneMoment): number => moment.t - (lastReset(moment) ?? 0);

/** The newest of the steps up to `last`, without a gap. */
const areNewest = (steps: readonly number[], last: number): boolean =>
  steps.every((step, i) => step === last - steps.length + 1 + i);

const counts = (text: string | undefined, count: number): boolean => +(text ?? 1) === count;

const isHand = (moment: LaneMoment): boolean =>
  moment.lane.lane.algorithm === 'you' && given(moment) === at(moment).index;
const placeIs = (moment: LaneMoment, place: string): boolean =>
  at(moment).x.every((value, k) => near(value, place.split(', ')[k]));

/** What a reset dropped. */
function outcomeIs(moment: LaneMoment, outcome: string): boolean {
  const before = [...held(moment), moment.t];
  const kept = after(moment);
  if (/^drops its only point$/i.test(outcome)) return before.length === 1 && kept.length === 0;
  if (/^nothing old enough to drop$/i.test(outcome)) return kept.length === before.length;
  const all = outcome.match(/^drops all ([02-9]|\d\d+) points$/i);
  if (all) return +all[1] === before.length && before.length > 1 && kept.length === 0;
  const some = outcome.match(
    /^drops (?:1 point|([02-9]|\d\d+) points), keeps (the newest(?: (\d+))?|(\d+))$/i,
  );
  if (!some) return false;
  const dropped = counts(some[1], before.length - kept.length);
  if (some[4]) return dropped && +some[4] === kept.length && !areNewest(kept, moment.t);
  return dropped && counts(some[3], kept.length) && areNewest(kept, moment.t);
}

const resetFor = (moment: LaneMoment, reason: string): boolean =>
  at(moment).reset && at(moment).reason === reason;

/** ", 3 of them from before the last change": of the data held at the step. */
function originIs(moment: LaneMoment, origin: string | undefined): boolean {
  const change = moment.run.jumps.filter((step) => step < moment.t).at(-1);
  const old = held(moment).filter((step) => step <= (change ?? 0)).length;
  const size = held(moment).length;
  if (!origin) return change === undefined || size === 0;
  if (change === undefined) return false;
  if (origin === ', from before the last change') return size === 1 && old === 1;
  if (origin === ', from after the last change') return size === 1 && old === 0;
  if (origin === ', all of them from before the last change') return size > 1 && old === size;
  if (origin === ', all of them from after the last change') return size > 1 && old === 0;
  const some = origin.match(/^, (\d+) of them from before the last change$/);
  return some !== null && +some[1] === old && old < size;
}
const ORIGIN = '(, (?:from|all of them|\\d+ of them).*)?';

/** Share of the candidates at which σ is above half the prior's. */
function unknownShare({ run, lane, t }: LaneMoment): number {
  const prior = Math.sqrt(
    modelAssumptions(run.scenario, requireObjective(run.scenario.objective.id)).signalVariance,
  );
  const sd = lane.frames[t - 1].sd ?? new Float64Array();
  return sd.filter((value) => value > 0.5 * prior).length / sd.length;
}

const SPACE = '(?:arms are|of the line is|of the square is)';

/** Position in the covering set, where the schedule asked for the query, and asks nowhere else for that one; else null. */
export function lookAt(moment: LaneMoment): number | null {
  const look = at(moment).looking?.look ?? null;
  const same = moment.lane.records.filter(({ looking }) => looking?.look === look);
  return look !== null && same.every(({ index }) => index === at(moment).index) ? look : null;
}

/** Change rate of the prior that chose, where the lane has several; undefined where it has one. */
function rateOfPrior(moment: LaneMoment): number | undefined {
  const { priors } = at(moment);
  const rates = moment.lane.parameters.priorRates;
  return priors && Array.isArray(rates) ? Number(rates[priors.prior % rates.length]) : undefined;
}

/** ε or σ_w² that the model of the step has: fitted, or the lane's own. */
const rate = (moment: LaneMoment): number => {
  const fitted = at(moment).hyperparameters?.at(-1);
  return (
    rateOfPrior(moment) ?? fitted ?? Number(moment.lane.parameters.epsilon ?? moment.lane.parameters.sigmaW2)
  );
};

/** Weight that an observation keeps after so many steps, for models in which old data are noisier. */
function noiseWeight({ run, lane }: LaneMoment, steps: number): number {
  const { eta, sigmaW2 } = lane.parameters;
  const noiseVariance = assumedNoise(run.scenario);
  if (lane.lane.algorithm === 'w-gp-ucb') return Number(eta) ** steps;
  const fresh = noiseVariance + Number(sigmaW2);
  return fresh / (fresh + Number(sigmaW2) * steps);
}

/** What an observation so many steps old counts: under forgetting, or a lengthscale in time. */
function weightOf(moment: LaneMoment): (steps: number) => number {
  const { temporalKernel, temporalLengthscale } = moment.lane.parameters;
  if (temporalKernel === undefined || temporalKernel === 'forgetting')
    return (steps) => (1 - rate(moment)) ** (steps / 2);
  const family = temporalKernel as 'se';
  const factor = { kind: 'stationary', family, lengthscale: Number(temporalLengthscale) } as const;
  return (steps) => temporalFactor(factor, 0, steps);
}

const isStatic = (moment: LaneMoment): boolean => {
  const { lane } = moment;
  const ofPrior = rateOfPrior(moment);
  if (ofPrior !== undefined) return ofPrior === 0;
  const keeps = !/^(tv|ctv|ui|w-|sparq)/.test(lane.lane.algorithm);
  return (
    (keeps && (lane.parameters.temporalKernel ?? 'static') === 'static') ||
    Number(lane.parameters.epsilon ?? lane.parameters.sigmaW2) === 0
  );
};

/** A memory that weighs dropped this step first, so many were held with the newest, and so many more went. */
export function dropsSo(moment: LaneMoment, what: string, step: string, of: string, more = '0'): boolean {
  // Where the world goes on while a lane computes, its queries are no steps.
  if (what !== (at(moment).standing ? 'query' : 'step')) return false;
  const before = [...held(moment), moment.t];
  const gone = before.filter((one) => !after(moment).includes(one));
  const { removed = [], removedRelevance = [] } = at(moment).selection ?? {};
  const first = removed[0] === +step && gone.includes(+step);
  return (
    first && removedRelevance.length === gone.length && before.length === +of && gone.length === 1 + +more
  );
}

export const LANE_CLAIMS: readonly Claim<LaneMoment>[] = [
  {
    says: /^Chosen blindly: a seeded random candidate\.$/,
    holds: (moment) => isRandom(moment) && at(moment).mean === null,
  },
  {
    says: /^No data yet: the first query is a seeded random candidate\.$/,
    holds: (moment) => moment.t === 1 && isRandom(moment),
  },
  {
    says: /^Initial design: a seeded random candidate, not yet a choice\.$/,
    holds: (moment) => isRandom(moment) && at(moment).acquisition === null,
  },
  {
    says: /^No data left: the query is a seeded random candidate\.$/,
    holds: (moment) => isRandom(moment) && moment.t > 1 && held(moment).length === 0,
  },
  {
    says: /^Query given: it was chosen elsewhere\.$/,
    holds: (moment) => given(moment) === at(moment).index,
  },
  {
    says: new RegExp(`^Queried (.+) and read (${NUMBER})\\.$`),
    holds: (moment, place, y) => isHand(moment) && placeIs(moment, place) && near(at(moment).y, y),
  },
  {
    says: /^Queried (.+): (?:one reading|([02-9]|\d\d+) readings) after the jump, you looked elsewhere\.$/,
    holds: (moment, place, readings = '1') => {
      const jump = moment.run.jumps.filter((step) => step < moment.t).at(-1) ?? 0;
      const now = moment.t - jump - 1 === +readings;
      return (
        isHand(moment) && placeIs(moment, place) && now && noticedAfter(moment, moment.lane) === +readings
      );
    },
  },
  {
    says: new RegExp(`^Test fired: ψ (${NUMBER}) > κ (${NUMBER})\\. (.+)\\.$`),
    holds: (moment, psi, kappa, outcome) => {
      const record = at(moment);
      const { looking } = record;
      // Beside the test of the looks the event's is always on: `testActive` is about theirs.
      const fired = testFired(record) && (looking?.eventPsi != null || record.testActive === true);
      const [own, bound] =
        looking?.eventPsi != null ? [looking.eventPsi, looking.eventKappa] : [record.psi, record.kappa];
      const numbers = near(own ?? Number.NaN, psi) && near(bound ?? Number.NaN, kappa);
      return resetFor(moment, 'event') && fired && numbers && outcomeIs(moment, outcome);
    },
  },
  {
    says: new RegExp(`^Test fired: Z (${NUMBER}) > b (${NUMBER})\\. (.+)\\.$`),
    holds: (moment, z, b, outcome) => {
      const record = at(moment);
      const numbers = near(record.psi ?? Number.NaN, z) && near(record.kappa ?? Number.NaN, b);
      return resetFor(moment, 'glr') && testFired(record) && numbers && outcomeIs(moment, outcome);
    },
  },
  {
    says: /^A look that the schedule asked for, at place (\d+)\.$/,
    holds: (moment, place) => lookAt(moment) === +place - 1,
  },
  {
    says: /^Reset forced after (?:1 step|([02-9]|\d\d+) steps): (.+)\.$/,
    holds: (moment, steps, outcome) =>
      resetFor(moment, 'upper bound') && counts(steps, blockLength(moment)) && outcomeIs(moment, outcome),
  },
  {
    says: /^Reset at the true change: (.+)\.$/,
    holds: (moment, outcome) => {
      const [before, now] = [moment.run.world.truthAt(moment.t - 1), moment.run.world.truthAt(moment.t)];
      return (
        resetFor(moment, 'true change') && now.some((f, i) => f !== before[i]) && outcomeIs(moment, outcome)
      );
    },
  },
  {
    says: /^Reset on schedule after (?:1 step|([02-9]|\d\d+) steps): (.+)\.$/,
    holds: (moment, steps, outcome) =>
      resetFor(moment, 'periodic') && counts(steps, blockLength(moment)) && outcomeIs(moment, outcome),
  },
  {
    says: new RegExp(
      `^Test would fire, ψ (${NUMBER}) > κ (${NUMBER}), but is off so soon after (a reset|the start)\\.$`,
    ),
    holds: (moment, psi, kappa, since) => {
      const record = at(moment);
      const off = record.triggered === true && record.testActive === false && !record.reset;
      const numbers = near(record.psi ?? Number.NaN, psi) && near(record.kappa ?? Number.NaN, kappa);
      const soon =
        blockLength(moment) < Number(moment.lane.parameters.lowerSteps ?? 0) ||
        moment.lane.parameters.bounds !== 'steps';
      return off && soon && numbers && (lastReset(moment) === null) === (since === 'the start');
    },
  },
  { says: /^Forgets every point at once\.$/, holds: (moment) => rate(moment) >= 1 },
  {
    says: /^Half weight after (?:1 (step|second)|([02-9]|\d\d+) (step|second)s): doubt returns where it has not looked\.$/,
    holds: (moment, one, count = '1', many) => {
      const weight = weightOf(moment);
      const half = weight(+count + 0.5) <= 0.5 && (+count === 1 || weight(+count - 0.5) >= 0.5);
      const clocked =
        moment.run.scenario.response !== undefined || moment.lane.lane.algorithm.startsWith('ctv');
      return half && (one ?? many) === (clocked ? 'second' : 'step');
    },
  },
  {
    says: new RegExp(`^Expects (much )?the same again every (${NUMBER}) steps\\.$`),
    holds: ({ lane: { parameters } }, much, period) =>
      near(Number(parameters.temporalPeriod), period) &&
      parameters.temporalKernel === (much ? 'locally-periodic' : 'periodic'),
  },
  {
    says: /^Drops (step|query) (\d+): the least relevant of (\d+)(?:, then (\d+) more)?\.$/,
    holds: dropsSo,
  },
  {
    says: /^Half weight after (?:1 step|([02-9]|\d\d+) steps): old points count as noisy ones\.$/,
    holds: (moment, count = '1') =>
      noiseWeight(moment, +count) <= 0.5 + 1e-12 && (+count === 1 || noiseWeight(moment, +count - 1) > 0.5),
  },
  {
    says: /^Asked an expert at (?:1 visited place|([02-9]|\d\d+) visited places); keeps its (?:newest point|([02-9]|\d\d+) newest points)\.$/,
    holds: (moment, places, kept) =>
      counts(places, at(moment).sideQueries) &&
      counts(kept, after(moment).length) &&
      areNewest(after(moment), moment.t),
  },
  {
    says: new RegExp(`^Doubt grows at every step: prior variance is now (${NUMBER}) times the first\\.$`),
    holds: (moment, factor) => rate(moment) > 0 && near(1 + rate(moment) * (moment.t - 1), factor),
  },
  {
    says: new RegExp(
      `^Reset (?:1 step|([02-9]|\\d\\d+) steps) ago: (?:1 point|([02-9]|\\d\\d+) points)${ORIGIN}\\.$`,
    ),
    holds: (moment, steps, points, origin) =>
      counts(steps, moment.t - (lastReset(moment) ?? 0)) &&
      counts(points, held(moment).length) &&
      originIs(moment, origin),
  },
  {
    says: new RegExp(
      `^Reset (?:1 step|([02-9]|\\d\\d+) steps) ago: (?:1 point|([02-9]|\\d\\d+) points), so (most|some|part) ${SPACE} still unknown\\.$`,
    ),
    holds: (moment, steps, points, much) => {
      const share = unknownShare(moment);
      return (
        counts(steps, moment.t - (lastReset(moment) ?? 0)) &&
        counts(points, held(moment).length) &&
        (much === 'most' ? share > 0.5 : share > 0.1 && share <= 0.5)
      );
    },
  },
  {
    says: new RegExp(`^Sees (the newest )?(?:1 point|([02-9]|\\d\\d+) points) only${ORIGIN}\\.$`),
    holds: (moment, newest, points, origin) =>
      counts(points, held(moment).length) &&
      after(moment).length <= held(moment).length &&
      areNewest(held(moment), moment.t - 1) === Boolean(newest) &&
      originIs(moment, origin),
  },
  {
    says: /^No reset (?:yet|so far): trusts (?:its only point|(all )?(?:1 point|([02-9]|\d\d+) points))\.$/,
    holds: (moment, all, points) =>
      lastReset(moment) === null &&
      counts(points, held(moment).length) &&
      (held(moment).length === 1 || Boolean(all) === (held(moment).length === moment.t - 1)),
  },
  {
    says: /^Trusts (all )?([02-9]|\d\d+) points equally; the oldest is (?:1 step|([02-9]|\d\d+) steps) old\.$/,
    holds: (moment, all, points, age) =>
      isStatic(moment) &&
      counts(points, held(moment).length) &&
      counts(age, moment.t - held(moment)[0]) &&
      Boolean(all) === (held(moment).length === moment.t - 1),
  },
  { says: /^Trusts its only point\.$/, holds: (moment) => held(moment).length === 1 && moment.t === 2 },
  {
    says: new RegExp(`^Trusts (?:1 point|([02-9]|\\d\\d+) points)${ORIGIN}\\.$`),
    holds: (moment, points, origin) => counts(points, held(moment).length) && originIs(moment, origin),
  },
];
