import * as words from '#words/readings/trigger';
import type { StepRecord } from '../../src/contracts/record.ts';
import type { Lane, LaneLetter } from '../../src/contracts/scenario.ts';
import { listed } from '../../words/listed.ts';
import { firstWithout } from '../plot/halving.ts';
import { algorithmById } from '../registry/known.ts';
import { gathering } from './gathered.ts';
import { comparison, testSaid } from './lane.ts';
import type { PanelLane } from './panel-lane.ts';

/** Longest history, in characters, that leaves room for the test's current result. */
const LONGEST_HISTORY = 26;
/** Longest list of steps if the line contains nothing else. */
const LONGEST_LIST = 4;

/** What to do if no lane has a test; a lane's algorithm may have one, switched off by its trigger. */
export function noTestReading(lanes: readonly Pick<Lane, 'id' | 'algorithm'>[]): string {
  const able = lanes.filter(({ algorithm }) =>
    algorithmById(algorithm)?.parameters.some(({ id }) => id === 'trigger'),
  );
  if (able.length === 0) return words.addOne;
  return words.giveOne(able.map(({ id }) => id).join(', '));
}

/** Steps with a result of a test. */
const tested = gathering((record) => testSaid(record) !== null);

/** Whether a lane tests its observations; a lane that resets on schedule does not. */
const hasTest = ({ records }: PanelLane): boolean => tested(records).length > 0;

/** Whether a lane tests its looks place by place; such statistics have different units. */
const ofPlaces = gathering(({ looking }) => looking?.split != null);
export const testsPlaces = ({ records }: PanelLane): boolean => ofPlaces(records).length > 0;

/** Whether it also has an event test. */
const ofEventBeside = gathering(({ looking }) => looking?.eventPsi != null);
export const testsEventBeside = ({ records }: PanelLane): boolean => ofEventBeside(records).length > 0;

/** The selected lane if it has a test, otherwise the first one that has. */
export function testedLane(lanes: readonly PanelLane[], selected: LaneLetter | null): PanelLane | null {
  const testing = lanes.filter(hasTest);
  return testing.find(({ letter }) => letter === selected) ?? testing[0] ?? null;
}

/** The records of the steps that ended with a reset. */
export const resetsOf = gathering(({ reset }) => reset);

/** The number of resets in steps 1..t. */
export function resetsUpTo(records: readonly StepRecord[], t: number): number {
  const resets = resetsOf(records);
  return firstWithout(0, resets.length, (i) => resets[i].t <= t);
}

/** The step of the last reset before step t. */
export function lastResetBefore(records: readonly StepRecord[], t: number): number | null {
  return resetsOf(records)[resetsUpTo(records, t - 1) - 1]?.t ?? null;
}

/** Those of steps 1..t that ended with a reset. */
export function resetSteps(records: readonly StepRecord[], t: number): number[] {
  return resetsOf(records)
    .slice(0, resetsUpTo(records, t))
    .map((record) => record.t);
}

/**
 * A sentence on the test up to step t, with $…$ for symbols: when it fired, and either its delay after the
 * objective's changes (if it fired once after each, with equal delay) or its current result.
 */
export function triggerReading(
  records: readonly StepRecord[],
  t: number,
  changePoints: readonly number[],
): string {
  const now = records[t - 1];
  if (!now) return '';
  const fired = stepsWhere(records, t, ({ reason }) => reason === 'event' || reason === 'glr');
  const forced = stepsWhere(records, t, ({ reason }) => reason === 'upper bound');
  const changes = changePoints.filter((change) => change < t);
  const delay = forced.length === 0 ? commonDelay(fired, changes) : null;
  if (delay !== null && fired.length <= LONGEST_LIST)
    return words.firedAfter({ steps: listed(fired), delay, changes: changes.length });
  const past = history(fired, forced);
  const said = verdict(now);
  return said ? words.soFarAndNow({ history: past, verdict: said }) : words.soFar(past);
}

/** The test's result at one step: "ψ 0.28 ≤ κ 4.33: no reset". Empty without a test. */
export function verdict(record: StepRecord): string {
  const said = comparison(record);
  return said && words.verdict({ comparison: said, outcome: outcomeOf(record) });
}

function outcomeOf({ testActive, reset, reason }: StepRecord): 'forced' | 'reset' | 'off' | 'none' {
  if (reason === 'upper bound') return 'forced';
  if (reset) return 'reset';
  return testActive === false ? 'off' : 'none';
}

const stepsWhere = (
  records: readonly StepRecord[],
  t: number,
  holds: (record: StepRecord) => boolean,
): number[] => resetSteps(records, t).filter((step) => holds(records[step - 1]));

/** Steps from each change to the following firing, if there is exactly one for each and all are equal. */
function commonDelay(fired: readonly number[], changes: readonly number[]): number | null {
  if (fired.length === 0 || fired.length !== changes.length) return null;
  const delay = fired[0] - changes[0];
  const equal = fired.every((step, i) => step - changes[i] === delay && step <= (changes[i + 1] ?? step));
  return delay > 0 && equal ? delay : null;
}

/** When it fired and when a reset was forced; only how often if the steps do not fit into the line. */
function history(fired: readonly number[], forced: readonly number[]): string {
  if (fired.length + forced.length === 0) return words.notFired;
  const few = fired.length + forced.length <= LONGEST_HISTORY;
  const spelled = few && spelledOut(fired, forced);
  if (spelled && spelled.length <= LONGEST_HISTORY) return fired.length ? spelled : words.neverFired(spelled);
  const last = Math.max(fired.at(-1) ?? 0, forced.at(-1) ?? 0);
  return words.times({ fired: fired.length, forced: forced.length, last });
}

const spelledOut = (fired: readonly number[], forced: readonly number[]): string =>
  [
    ...(fired.length ? [words.fired(listed(fired))] : []),
    ...(forced.length ? [words.forced(listed(forced))] : []),
  ].join('; ');
