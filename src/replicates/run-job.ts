import type { StepRecord } from '../contracts/record.ts';
import { createFingerprint } from '../engine/fingerprint.ts';
import { openLane } from '../engine/lane/open-lane.ts';
import { createWorld, type World } from '../engine/world.ts';
import type { Backend } from '../gp/backend.ts';
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
  const world = createWorld(group.scenario, backend, replicate);
  const results: LaneResult[] = [];
  for (const lane of group.lanes) {
    const records = yield* workOnLane(group, lane, world, backend);
    results.push({
      ...summarise(records, group),
      ...(group.readers && {
        readings: readingsOf(group.readers, { scenario: group.scenario, lane, world, records, backend }),
      }),
      ...(replicate < FINGERPRINTED && { fingerprint: fingerprintOf(records, backend) }),
    });
  }
  return results;
}

function fingerprintOf(records: readonly StepRecord[], backend: Backend): string {
  const fingerprint = createFingerprint(backend.name);
  for (const record of records) fingerprint.add(record);
  return fingerprint.digest();
}

function* workOnLane(
  group: Group,
  lane: LaneSetting,
  world: World,
  backend: Backend,
): Generator<void, readonly StepRecord[]> {
  const { scenario } = group;
  const { lane: id, ...setting } = lane;
  const session = openLane(scenario, { ...setting, ...(id && { id }) }, world, backend);
  try {
    while (session.t < scenario.horizon) {
      session.step();
      yield;
    }
    return session.records;
  } finally {
    session.dispose();
  }
}

const QUANTITIES: Readonly<Record<CurveQuantity, (record: StepRecord) => number>> = {
  'cumulative regret': ({ cumulativeRegret }) => cumulativeRegret,
  'average regret': ({ t, cumulativeRegret }) => cumulativeRegret / t,
  'instant regret': ({ regret }) => regret,
  F1({ assessment }) {
    const f1 = assessment?.f1 ?? null;
    if (f1 === null) throw new RangeError('a lane that does not classify has no F1 score');
    return f1;
  },
};

function summarise(records: readonly StepRecord[], group: Group): LaneResult {
  const quantity = QUANTITIES[group.curveOf ?? 'cumulative regret'];
  const final = records[records.length - 1];
  const steps = curveSteps(group);
  return {
    regret: final.cumulativeRegret,
    last: final.regret,
    ...(typeof final.assessment?.f1 === 'number' && { f1: f1At(records, steps) }),
    resets: records.filter(({ reset }) => reset).map(({ t }) => t),
    sideQueries: records.reduce((sum, record) => sum + record.sideQueries, 0),
    curve: steps.map((t) => quantity(records[t - 1])),
  };
}

function f1At(records: readonly StepRecord[], steps: readonly number[]): number[] {
  const kept = steps.length > 0 ? steps : [records.length];
  return kept.map((t) => QUANTITIES.F1(records[t - 1]));
}
