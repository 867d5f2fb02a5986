import type { StepRecord } from '../../src/contracts/record.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';

/** A lane as the scene's sentence needs it. */
export interface SceneLane {
  readonly name: string;
  readonly records: readonly StepRecord[];
}

/** Steps over which "closest to the optimum" is judged. */
const RECENT = 20;

/**
 * One sentence or two on what just happened, for all lanes together; `$…$` symbols and `**…**` weight.
 * Empty without lanes, and while step t has not been computed.
 */
export function sceneReading(world: WorldSummary, lanes: readonly SceneLane[], t: number): string {
  const ready = lanes.filter(({ records }) => records.length >= t);
  if (ready.length === 0) return '';
  if (t === 1) return 'No data yet: the first query is a seeded random candidate, the same for every lane.';
  const change = world.changePoints.findLast((step) => step < t);
  return change === undefined ? drift(world, ready, t) : jump(ready, change, t);
}

function jump(lanes: readonly SceneLane[], change: number, t: number): string {
  const delays = lanes.map((lane) => noticedAfter(lane, change, t));
  const noticed = lanes.filter((_, i) => delays[i] !== null);
  const asleep = lanes.filter((_, i) => delays[i] === null);
  const parts = [
    ...noticedParts(
      noticed,
      delays.filter((delay) => delay !== null),
    ),
    ...asleep.slice(0, 2).map((lane) => oldData(lane, change, t)),
  ];
  return `The objective jumped after $t$ = ${change}. ${parts.join('; ')}.`;
}

/** Steps from the change to the lane's first reset after it; null without one. */
function noticedAfter({ records }: SceneLane, change: number, t: number): number | null {
  const reset = records.slice(change, t).find((record) => record.reset);
  return reset ? reset.t - change : null;
}

function noticedParts(lanes: readonly SceneLane[], delays: readonly number[]): string[] {
  if (lanes.length === 0) return [];
  const same = delays.every((delay) => delay === delays[0]);
  if (same) return [`**${listed(lanes.map(({ name }) => name))} ${delayed(delays[0])}**`];
  return lanes.map(({ name }, i) => `**${name} ${delayed(delays[i])}**`);
}

function delayed(delay: number): string {
  return delay === 1 ? 'noticed at once' : `reset ${delay} steps later`;
}

/** How many points from before the change the lane still believes in. */
function oldData({ name, records }: SceneLane, change: number, t: number): string {
  const { dataSize, mean } = records[t - 1];
  if (mean === null && dataSize === 0) return `${name} has no memory`;
  const newest = t - 1;
  const old = Math.max(0, dataSize - (newest - change));
  if (old === 0) return `${name} holds no point from before`;
  return old === change ? `${name} keeps all ${old} old points` : `${name} still holds ${old} old points`;
}

function drift(world: WorldSummary, lanes: readonly SceneLane[], t: number): string {
  const moved = world.starIndex[t - 1] !== world.starIndex[Math.max(0, t - 1 - RECENT)];
  const still = world.starIndex.subarray(0, t).every((index) => index === world.starIndex[0]);
  const what = still
    ? 'The optimum has not moved.'
    : moved
      ? `The optimum moved within the last ${Math.min(RECENT, t - 1)} steps.`
      : `The optimum has rested for ${RECENT} steps.`;
  if (lanes.length < 2) return what;
  const regrets = lanes.map(({ records }) => recentRegret(records, t));
  const order = lanes.map((_, i) => i).sort((a, b) => regrets[a] - regrets[b]);
  const [best, worst] = [order[0], order[order.length - 1]];
  if (regrets[worst] - regrets[best] < 0.01)
    return `${what} All lanes pay alike: ${regrets[best].toFixed(2)} regret a step.`;
  const near = still ? 'pays least' : 'follows it best';
  return `${what} **${lanes[best].name} ${near}**: ${regrets[best].toFixed(2)} regret a step against ${regrets[worst].toFixed(2)} of ${lanes[worst].name}.`;
}

/** Mean instant regret over the last steps. */
function recentRegret(records: readonly StepRecord[], t: number): number {
  const recent = records.slice(Math.max(0, t - RECENT), t);
  return recent.reduce((sum, { regret }) => sum + regret, 0) / recent.length;
}

function listed(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}
