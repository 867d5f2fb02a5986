import type { DesignFrame } from '../contracts/environment.ts';
import type { StepRecord } from '../contracts/record.ts';
import { createFingerprint } from '../engine/fingerprint.ts';
import { openLane } from '../engine/lane/open-lane.ts';
import type { Session } from '../engine/lane/session.ts';
import { resetSteps, worldSteps } from '../engine/lane/world-steps.ts';
import { engineOf } from '../engine/modules.ts';
import { abruptChanges, createWorld, type World } from '../engine/world.ts';
import type { Backend } from '../gp/backend.ts';
import { changeErrors } from './change-errors.ts';
import {
  type CurveQuantity,
  curveSteps,
  FINGERPRINTED,
  type Group,
  type JobResult,
  type LaneResult,
  type LaneSetting,
} from './plan.ts';
import { readingsOf } from './readings.ts';

/**
 * Runs one replicate of a group: all its lanes in the same world, each to the horizon.
 * Throws ObjectiveError, LaneError, NotPositiveDefinite, OutOfMemory, and RangeError for a lane without the quantity
 * that its curve is to show.
 */
export function runJob(group: Group, replicate: number, backend: Backend): JobResult {
  const work = workOn(group, replicate, backend);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same in small pieces: yields after every step of a lane, so that other work can go first. */
export function* workOn(group: Group, replicate: number, backend: Backend): Generator<void, JobResult> {
  const { scenario } = group;
  const world = createWorld(scenario, backend, replicate);
  const results: LaneResult[] = [];
  let worst: readonly number[] | undefined;
  for (const lane of group.lanes) {
    const session = openLane(scenario, laneOf(lane), world, backend);
    try {
      yield* workOnLane(session);
      // A lane with a clock of its own has met another truth.
      if (!worst || world.evaluation) worst = worstPlay(session, world, group);
      results.push(laneResult({ group, lane, replicate, session, world, backend }, worst));
    } finally {
      session.dispose();
    }
  }
  return results;
}

/** A lane that has been run to the horizon, in a replicate of its group. */
interface FinishedLane {
  readonly group: Group;
  readonly lane: LaneSetting;
  readonly replicate: number;
  readonly session: Session;
  readonly world: World;
  readonly backend: Backend;
}

/**
 * What a lane that has been run leaves behind.
 * @param worst what the worst play would have cost, where another lane of the job has met the same truth
 */
export function laneResult(
  { group, lane, replicate, session, world, backend }: FinishedLane,
  worst: readonly number[] = worstPlay(session, world, group),
): LaneResult {
  const { scenario, readers } = group;
  const { records } = session;
  const engine = engineOf([{ objective: scenario.objective, algorithms: [lane.algorithm] }]);
  return {
    ...summarise(session, group),
    worst,
    ...changeErrorsOf(session, world, curveSteps(group)),
    ...(readers && { readings: readingsOf(readers, { scenario, lane, world, records, backend }) }),
    ...(replicate < FINGERPRINTED && { fingerprint: fingerprintOf(records, engine, backend) }),
  };
}

function fingerprintOf(records: readonly StepRecord[], engine: string, backend: Backend): string {
  const fingerprint = createFingerprint(backend.name, engine);
  for (const record of records) fingerprint.add(record);
  return fingerprint.digest();
}

function laneOf({ lane: id, ...setting }: LaneSetting) {
  return { ...setting, ...(id && { id }) };
}

function* workOnLane(session: Session): Generator<void, void> {
  while (!session.ended) {
    session.step();
    yield;
  }
}

/** The lane's belief in the designs after step t. */
function designsAfter(session: Session, t: number): DesignFrame {
  const { designs } = session.frame(t + 1);
  if (!designs || designs.deviation === null)
    throw new RangeError('a lane that chooses no designs knows no probability of its answer');
  return designs;
}

/** A lane that has been run. */
interface Run {
  readonly session: Session;
  /** By the steps of the world. */
  readonly records: readonly StepRecord[];
}

const QUANTITIES: Readonly<Record<CurveQuantity, (run: Run, t: number) => number>> = {
  'cumulative regret': ({ records }, t) => records[t - 1].cumulativeRegret,
  'average regret': ({ records }, t) => records[t - 1].cumulativeRegret / t,
  'instant regret': ({ records }, t) => records[t - 1].regret,
  F1({ records }, t) {
    const f1 = records[t - 1].assessment?.f1 ?? null;
    if (f1 === null) throw new RangeError('a lane that does not classify has no F1 score');
    return f1;
  },
  'estimate of p'({ session }, t) {
    const { lower, upper, answer } = designsAfter(session, t);
    return lower && upper ? (lower[answer] + upper[answer]) / 2 : Number.NaN;
  },
  'σ^(p)': ({ session }, t) => designsAfter(session, t).deviation ?? Number.NaN,
  γ({ session }, t) {
    const { spread, answer } = designsAfter(session, t);
    return spread?.[answer] ?? Number.NaN;
  },
};

function summarise(session: Session, group: Group): LaneResult {
  const records = worldSteps(session.records, group.scenario);
  const run = { session, records };
  const quantity = QUANTITIES[group.curveOf ?? 'cumulative regret'];
  const horizon = records.length;
  const final = records[horizon - 1];
  const steps = curveSteps(group);
  return {
    regret: final.cumulativeRegret,
    last: final.regret,
    ...(typeof final.assessment?.f1 === 'number' && {
      f1: kept(steps, horizon, (t) => QUANTITIES.F1(run, t)),
    }),
    ...(final.queries && {
      perQuery: kept(steps, horizon, (t) => records[t - 1].queries?.regret ?? Number.NaN),
    }),
    resets: resetSteps(session.records, group.scenario),
    sideQueries: session.records.reduce((sum, record) => sum + record.sideQueries, 0),
    curve: steps.map((t) => quantity(run, t)),
  };
}

/** What the worst play would have cost so far, at the steps that are kept. */
function worstPlay(session: Session, world: World, group: Group): number[] {
  const { horizon, response } = group.scenario;
  let sum = 0;
  const sums = Array.from({ length: horizon }, (_, i) => {
    sum += spreadAt(world, response ? i + 1 : session.timeAt(i + 1));
    return sum;
  });
  const steps = curveSteps(group);
  return steps.length > 0 ? steps.map((t) => sums[t - 1]) : [sum];
}

/** The largest value that is played for minus the smallest, at a time of the truth. */
function spreadAt({ environment, truthAt }: World, time: number): number {
  const values = environment ? environment.probability : truthAt(time);
  let [low, high] = [values[0], values[0]];
  for (let g = 1; g < values.length; g++) {
    low = Math.min(low, values[g]);
    high = Math.max(high, values[g]);
  }
  return high - low;
}

/** Nothing where the objective has no changes that divide the run's evaluations. */
function changeErrorsOf(
  { records }: Session,
  world: World,
  steps: readonly number[],
): Pick<LaneResult, 'changeErrors'> {
  const changes = abruptChanges(world, records.length);
  if (changes.length === 0) return {};
  const errors = changeErrors(
    records.map(({ regret }) => regret),
    changes,
  );
  return { changeErrors: { ...errors, current: steps.map((t) => errors.current[t - 1]) } };
}

/** At the steps that are kept; without curve points at T alone. */
const kept = (steps: readonly number[], last: number, at: (t: number) => number): number[] =>
  (steps.length > 0 ? steps : [last]).map(at);
