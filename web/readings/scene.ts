import type { StepRecord, WorldStep } from '../../src/contracts/record.ts';
import type { Lane } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import { heldBefore } from '../../src/engine/lane/data/held-steps.ts';
import { counted, formatValue } from '../../src/picture/format.ts';
import { firstQueryReading, isGiven } from './given.ts';
import { isLook } from './lane.ts';
import { listed } from './panel-lane.ts';
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
  if (!world.changePoints.includes(change))
    return `The noise changed after $t$ = ${change}. ${drift(world, ready, t)}`;
  return ready.some(({ byHand }) => byHand)
    ? noticed(world, ready, change, t)
    : jump(world, ready, change, t);
}

function jump(world: WorldSummary, lanes: readonly SceneLane[], change: number, t: number): string {
  const resets = lanes.map(({ records }) => records.slice(change, t).find(({ reset }) => reset));
  const asleep = lanes.filter((_, i) => !resets[i]);
  const parts = [
    ...resetParts(
      lanes.flatMap(({ name }, i) => {
        const reset = resets[i];
        return reset ? [{ name, ...resetAfter(reset, reset.t - change) }] : [];
      }),
    ),
    ...asleep.slice(0, 2).map((lane) => foundAgain(world, lane, change, t) ?? oldData(lane, change, t)),
  ];
  return `The objective jumped after $t$ = ${change}. ${parts.join('; ')}.`;
}

/** After a game: after how many steps each test noticed the jump, and the person left the old place. */
function noticed(
  { candidates, starIndex }: WorldSummary,
  lanes: readonly SceneLane[],
  change: number,
  t: number,
): string {
  const found: { name: string; after: number }[] = [];
  const others: string[] = [];
  const [never, notYet]: string[][] = [[], []];
  for (const lane of lanes) {
    const name = lane.byHand ? spoken(lane.name) : lane.name;
    const own = lane.byHand ? noticedBy(candidates, lane.records, change, t) : noticedByTest(lane, change, t);
    if (own === 'searching') others.push(`${name} ${name === 'you' ? 'were' : 'was'} searching anyway`);
    else if (own === 'not yet') {
      const tested = lane.byHand || lane.records[t - 1].psi !== null;
      (t === starIndex.length || !tested ? never : notYet).push(name);
    } else if ('said' in own) others.push(`${name} ${own.said}`);
    else found.push({ name, after: own.after });
  }
  found.sort((a, b) => a.after - b.after);
  const first = found.map(
    ({ name, after }) => `${name} ${name === 'you' ? 'left' : 'noticed'} after ${counted(after, 'step')}`,
  );
  const silent = (names: readonly string[], word: string) =>
    names.length > 0 ? [`${listed(names)} ${word}`] : [];
  const parts = [
    ...(first.length > 0 ? [`**${first.join(', ')}**`] : []),
    ...others,
    ...silent(never, first.length > 0 ? 'never' : 'never noticed'),
    ...silent(notYet, first.length > 0 ? 'not yet' : 'had not noticed yet'),
  ];
  return `The objective jumped after $t$ = ${change}. ${parts.join('; ').replace(/^(\**)you/, '$1You')}.`;
}

/** The first reset of a lane after the jump: its delay if a test caused it, otherwise its cause. */
function noticedByTest(
  { records }: SceneLane,
  change: number,
  t: number,
): { after: number } | { said: string } | 'not yet' {
  const reset = records.slice(change, t).find((record) => record.reset);
  if (!reset) return 'not yet';
  const { said, noticed: tested } = resetAfter(reset, reset.t - change);
  return tested ? { after: reset.t - change } : { said };
}

/** "you" within a sentence. */
const spoken = (name: string): string => (name === YOU ? 'you' : name);
const YOU = 'You';

/** The first reset after a change, in words; `noticed` if a test of the data caused it. */
interface ResetAfter {
  readonly said: string;
  readonly noticed: boolean;
}

function resetAfter({ reason }: StepRecord, delay: number): ResetAfter {
  const later = delay === 1 ? 'at once' : `${delay} steps later`;
  if (reason === 'event' || reason === 'glr')
    return { said: delay === 1 ? 'noticed at once' : `reset ${later}`, noticed: true };
  if (reason === 'true change') return { said: `was told of it ${later}`, noticed: false };
  const cause = reason === 'upper bound' ? 'had to reset at its upper bound' : 'reset on schedule';
  return { said: `${cause} ${counted(delay, 'step')} later`, noticed: false };
}

/** Lanes with the same result share a clause. */
function resetParts(lanes: readonly (ResetAfter & { readonly name: string })[]): string[] {
  const clauses = [...new Set(lanes.map(({ said }) => said))];
  return clauses.map((clause) => {
    const same = lanes.filter(({ said }) => said === clause);
    const text = `${listed(same.map(({ name }) => name))} ${same.length > 1 ? clause.replace(/^was /, 'were ') : clause}`;
    return same[0].noticed ? `**${text}**` : text;
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
  return `${name} found the new optimum after ${counted(first - change - 1, 'step')}`;
}

/** How many points from before the change the lane still holds. */
function oldData({ name, records }: SceneLane, change: number, t: number): string {
  const { dataSize, mean, queries } = records[t - 1];
  if (mean === null && dataSize === 0) return `${name} has no memory`;
  if (queries) return `${name} holds ${counted(dataSize, 'point')}`;
  const old = heldBefore(records, t).filter((step) => step <= change).length;
  if (old === 0) return `${name} holds no point from before`;
  if (old < change) return `${name} still holds ${counted(old, 'old point')}`;
  return `${name} keeps all ${old} old points`;
}

function drift(world: WorldSummary, lanes: readonly SceneLane[], t: number): string {
  const still = world.starIndex.subarray(0, t).every((index) => index === world.starIndex[0]);
  const what = restReading(world, t, still);
  if (lanes.length < 2) return what;
  const regrets = lanes.map(({ records }) => recentRegret(records, t));
  const order = lanes.map((_, i) => i).sort((a, b) => regrets[a] - regrets[b]);
  const [best, worst] = [order[0], order[order.length - 1]];
  if (regrets[worst] - regrets[best] < 0.01)
    return `${what} All lanes pay alike: ${regrets[best].toFixed(2)} regret a step.`;
  // If nothing moves, the sentence must itself say that it is about the last steps.
  const least = t > RECENT ? `pays least over the last ${RECENT} steps` : 'pays least';
  const near = still ? least : 'follows it best';
  const { name } = lanes[best];
  const verb = name === YOU ? near.replace(/^pays/, 'pay').replace(/^follows/, 'follow') : near;
  return `${what} **${name} ${verb}**: ${regrets[best].toFixed(2)} regret a step against ${regrets[worst].toFixed(2)} of ${spoken(lanes[worst].name)}.`;
}

/** Whether the optimum stayed in place in the last steps; at the mean pace if each lane has its own clock. */
function restReading({ starIndex, secondsPerStep }: WorldSummary, t: number, still: boolean): string {
  const optimum =
    secondsPerStep === undefined
      ? 'The optimum'
      : `At ${formatValue(secondsPerStep, 1)} s a step the optimum`;
  if (still) return `${optimum} has not moved.`;
  const recent = starIndex.subarray(Math.max(0, t - 1 - RECENT), t);
  if (recent.every((index) => index === recent[0])) return `${optimum} has rested for ${RECENT} steps.`;
  const steps = Math.min(RECENT, t - 1);
  return `${optimum} moved within the last ${steps === 1 ? 'step' : `${steps} steps`}.`;
}

/** Mean instant regret over the last steps. */
function recentRegret(records: readonly StepRecord[], t: number): number {
  const recent = records.slice(Math.max(0, t - RECENT), t);
  return recent.reduce((sum, { regret }) => sum + regret, 0) / recent.length;
}
