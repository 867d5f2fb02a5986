import * as words from '#words/readings/scene';
import { YOU } from '../../src/algorithms/you.about.ts';
import type { StepRecord, WorldStep } from '../../src/contracts/record.ts';
import type { Lane } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import { heldBefore } from '../../src/engine/lane/data/held-steps.ts';
import { formatValue } from '../../src/picture/format.ts';
import { listed } from '../../words/listed.ts';
import { firstQueryReading, isGiven } from './given.ts';
import { isLook } from './lane.ts';
import { isElsewhere, noticedBy } from './you.ts';

/** The facts about a lane that the scene's sentence uses. */
export interface SceneLane {
  /** Distinct name among the lanes. */
  readonly name: string;
  readonly records: readonly WorldStep[];
  readonly choices?: Lane['choices'] | undefined;
  /** Whether a person chose its queries. */
  readonly byHand?: boolean;
}

/** Number of last steps on which "follows it best" and "has rested" are based. */
const RECENT = 20;

/**
 * One or two sentences on the last event, for all lanes together; `$…$` for symbols and `**…**` for weight.
 * Empty without lanes, and while step t has not been computed.
 */
export function sceneReading(world: WorldSummary, lanes: readonly SceneLane[], t: number): string {
  const ready = lanes.filter(({ records }) => records.length >= t);
  if (ready.length === 0) return '';
  // If the world moves while a lane computes, its first step may contain several queries.
  if (t === 1 && ready.every(({ records }) => records[0].dataSize === 0))
    return firstQueryReading(
      ready.map((lane) => ({
        ...{ name: lane.name, given: isGiven(lane, 1), byHand: lane.byHand },
        look: isLook(lane.records[0]),
      })),
      'candidate',
    );
  // A jump right after the first step cannot mislead anyone.
  const change = world.changes.findLast((step) => 1 < step && step < t);
  if (change === undefined) return drift(world, ready, t);
  if (!world.changePoints.includes(change)) return `${words.noiseChanged(change)} ${drift(world, ready, t)}`;
  return ready.some(({ byHand }) => byHand)
    ? noticed(world, ready, change, t)
    : jump(world, ready, change, t);
}

function jump(world: WorldSummary, lanes: readonly SceneLane[], change: number, t: number): string {
  const resets = lanes.map((lane) => firstReset(lane, change, t));
  const asleep = lanes.filter((_, i) => !resets[i]);
  const clauses = [
    ...resetClauses(
      lanes.flatMap((lane, i) => {
        const reset = resets[i];
        return reset ? [{ lane, ...reset }] : [];
      }),
    ),
    ...asleep.slice(0, 2).map((lane) => foundAgain(world, lane, change, t) ?? oldData(lane, change, t)),
  ];
  return words.jumped({ step: change, clauses: clauses.join('; ') });
}

/** After a game: after how many steps each test noticed the jump, and the person left the old place. */
function noticed(
  { candidates, starIndex }: WorldSummary,
  lanes: readonly SceneLane[],
  change: number,
  t: number,
): string {
  const found: { lane: SceneLane; after: number }[] = [];
  const others: string[] = [];
  const [never, notYet]: SceneLane[][] = [[], []];
  for (const lane of lanes) {
    const own = lane.byHand ? noticedBy(candidates, lane.records, change, t) : firstReset(lane, change, t);
    if (own === 'searching') others.push(words.searching(subjectOf([lane])));
    else if (own === null || own === 'unnoticed') {
      const tested = lane.byHand || lane.records[t - 1].psi !== null;
      (t === starIndex.length || !tested ? never : notYet).push(lane);
    } else if ('after' in own) found.push({ lane, after: own.after });
    else if (own.cause === 'noticed') found.push({ lane, after: own.steps });
    else others.push(resetClause([lane], own));
  }
  found.sort((a, b) => a.after - b.after);
  const first = found.map(({ lane, after }) => words.noticedAfter({ ...subjectOf([lane]), steps: after }));
  const clauses = [
    ...(first.length > 0 ? [`**${first.join(', ')}**`] : []),
    ...others,
    ...(never.length > 0 ? [words.never({ ...subjectOf(never), others: first.length })] : []),
    ...(notYet.length > 0 ? [words.notYet({ ...subjectOf(notYet), others: first.length })] : []),
  ];
  return words.jumped({ step: change, clauses: begun(clauses.join('; ')) });
}

/** The person's lane, which sentences address. */
const isYou = ({ name, byHand }: SceneLane): boolean => byHand === true && name === YOU.name;

/** The lanes that a clause is about: their names, and what a verb agrees with. */
function subjectOf(lanes: readonly SceneLane[]) {
  const names = listed(lanes.map((lane) => (isYou(lane) ? words.you : lane.name)));
  const you = lanes.some(isYou);
  if (lanes.length === 1) return { names, who: you ? 'you' : 'one' } as const;
  return { names, who: you ? 'withYou' : 'several' } as const;
}

/** Clauses of which the first may begin with "you", as the beginning of a sentence. */
const begun = (clauses: string): string =>
  clauses.replace(new RegExp(`^(\\**)${words.you}(?=[ ,])`), `$1${words.youFirst}`);

/** The first reset after a change: its cause, and how many steps later; `noticed` is by a test of the data. */
interface ResetAfter {
  readonly cause: 'noticed' | 'told' | 'forced' | 'scheduled';
  readonly steps: number;
}

function firstReset({ records }: SceneLane, change: number, t: number): ResetAfter | null {
  const reset = records.slice(change, t).find((record) => record.reset);
  return reset ? { cause: causeOf(reset), steps: reset.t - change } : null;
}

function causeOf({ reason }: StepRecord): ResetAfter['cause'] {
  if (reason === 'event' || reason === 'glr') return 'noticed';
  if (reason === 'true change') return 'told';
  return reason === 'upper bound' ? 'forced' : 'scheduled';
}

const RESET_CLAUSES = {
  noticed: words.noticed,
  told: words.told,
  forced: words.forced,
  scheduled: words.scheduled,
};

const resetClause = (lanes: readonly SceneLane[], { cause, steps }: ResetAfter): string =>
  RESET_CLAUSES[cause]({ ...subjectOf(lanes), steps });

/** Lanes with the same result share a clause. */
function resetClauses(resets: readonly (ResetAfter & { readonly lane: SceneLane })[]): string[] {
  const resultOf = ({ cause, steps }: ResetAfter) => `${cause} ${steps}`;
  return [...new Set(resets.map(resultOf))].map((result) => {
    const same = resets.filter((reset) => resultOf(reset) === result);
    return resetClause(
      same.map(({ lane }) => lane),
      same[0],
    );
  });
}

/** Queries in a row at the optimum that are not chance; a lane is still there if one of the last three is. */
const HELD = 3;

/**
 * For a lane that was elsewhere right after the jump and has since found the new optimum: after how many
 * steps. null: not yet, no longer, without a memory, or if every lane has its own clock.
 */
function foundAgain(
  { candidates, starIndex, secondsPerStep }: WorldSummary,
  { name, records }: SceneLane,
  change: number,
  t: number,
): string | null {
  if (secondsPerStep !== undefined || records[t - 1].mean === null) return null;
  const missed = (step: number) => isElsewhere(candidates, records[step - 1].index, starIndex[step - 1]);
  let first = change + 1;
  let held = 0;
  for (let step = first; step <= t && held < HELD; step++) {
    held = missed(step) ? 0 : held + 1;
    if (held === 1) first = step;
  }
  const lost = [t, t - 1, t - 2].every(missed);
  if (held < HELD || first === change + 1 || lost) return null;
  return words.found({ name, steps: first - change });
}

/** How many points from before the change the lane still holds. */
function oldData({ name, records }: SceneLane, change: number, t: number): string {
  const { dataSize, mean, queries } = records[t - 1];
  if (mean === null && dataSize === 0) return words.noMemory(name);
  if (queries) return words.holds({ name, points: dataSize });
  const points = heldBefore(records, t).filter((step) => step <= change).length;
  if (points === 0) return words.holdsNoneOld(name);
  return points < change ? words.holdsOld({ name, points }) : words.keepsAllOld({ name, points });
}

function drift(world: WorldSummary, lanes: readonly SceneLane[], t: number): string {
  const still = world.starIndex.subarray(0, t).every((index) => index === world.starIndex[0]);
  const what = restReading(world, t, still);
  if (lanes.length < 2) return what;
  const regrets = lanes.map(({ records }) => recentRegret(records, t));
  const order = lanes.map((_, i) => i).sort((a, b) => regrets[a] - regrets[b]);
  const [best, worst] = [order[0], order[order.length - 1]];
  if (regrets[worst] - regrets[best] < 0.01) return `${what} ${words.payAlike(regrets[best].toFixed(2))}`;
  const compared = {
    you: isYou(lanes[best]) ? 'best' : isYou(lanes[worst]) ? 'worst' : 'neither',
    best: lanes[best].name,
    worst: lanes[worst].name,
    low: regrets[best].toFixed(2),
    high: regrets[worst].toFixed(2),
  };
  if (!still) return `${what} ${words.follows(compared)}`;
  // If nothing moves, the sentence must itself say that it is about the last steps.
  return `${what} ${words.paysLeast({ ...compared, steps: t > RECENT ? RECENT : 0 })}`;
}

/** Whether the optimum stayed in place in the last steps; at the mean pace if each lane has its own clock. */
function restReading({ starIndex, secondsPerStep }: WorldSummary, t: number, still: boolean): string {
  const pace = secondsPerStep === undefined ? 'none' : formatValue(secondsPerStep, 1);
  if (still) return words.optimumStill(pace);
  const recent = starIndex.subarray(Math.max(0, t - 1 - RECENT), t);
  if (recent.every((index) => index === recent[0])) return words.optimumRested({ pace, steps: RECENT });
  return words.optimumMoved({ pace, steps: Math.min(RECENT, t - 1) });
}

/** Mean instant regret over the last steps. */
function recentRegret(records: readonly StepRecord[], t: number): number {
  const recent = records.slice(Math.max(0, t - RECENT), t);
  return recent.reduce((sum, { regret }) => sum + regret, 0) / recent.length;
}
