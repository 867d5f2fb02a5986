import type { PaidStep, StepRecord, WrittenRecord } from '../contracts/record.ts';
import type { Lane, Scenario } from '../contracts/scenario.ts';
import type { LaneEnd, LaneSteps } from '../engine/run-scenario.ts';
import { createWorld } from '../engine/world.ts';
import type { Backend } from '../gp/backend.ts';
import type { Paid } from './cause.ts';
import { laneCauses } from './lane-causes.ts';

/** As wide as any other. */
export const NOTHING_PAID: PaidStep = {
  ...{ forced: 0, old: 0, noise: 0, unknown: 0, forgotten: 0 },
  false_alarm: 0,
};

/** A lane whose regret cannot be split; the message says why. */
export class CausesError extends Error {}

/**
 * The same runs, with what each step's regret was paid for in its record. A lane's records come once it has run to its end, and
 * take the memory of all of them.
 * @throws CausesError where a lane's regret is not split
 */
export function* withCauses(
  scenario: Scenario,
  runs: Iterable<LaneSteps>,
  backend: Backend,
): Generator<LaneSteps> {
  for (const run of runs) yield { ...run, records: paidRecords(scenario, run, backend) };
}

function* paidRecords(
  scenario: Scenario,
  { lane, replicate, records }: LaneSteps,
  backend: Backend,
): Generator<WrittenRecord, LaneEnd> {
  const kept: StepRecord[] = [];
  let next = records.next();
  for (; !next.done; next = records.next()) kept.push(next.value);
  const paid = paidBy(scenario, lane, replicate, kept, backend);
  for (const [i, record] of kept.entries()) yield { ...record, paid: named(paid[i]) };
  return next.value;
}

function paidBy(
  scenario: Scenario,
  lane: Lane,
  replicate: number,
  records: readonly StepRecord[],
  backend: Backend,
): readonly Paid[] {
  if (records.length === 0) return [];
  const world = createWorld(scenario, backend, replicate);
  const causes = laneCauses(scenario, lane, world, records, backend);
  if (typeof causes === 'string') throw new CausesError(causes);
  return causes.steps.map(({ paid }) => paid);
}

const named = ([forced, old, noise, unknown, forgotten, alarm]: Paid): PaidStep => ({
  ...{ forced, old, noise, unknown, forgotten },
  false_alarm: alarm,
});
