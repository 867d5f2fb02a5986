import type { Lane } from '../../src/contracts/scenario.ts';
import { isByHand } from '../../src/engine/game/learner.ts';
import { listed } from './panel-lane.ts';

/** Whether the query of step t was given to the lane instead of chosen by its algorithm. */
export function isGiven({ choices }: { readonly choices?: Lane['choices'] | undefined }, t: number): boolean {
  return t <= (choices?.length ?? 0);
}

/**
 * The step after which a branch chooses its own queries; null if the lane is not a branch, or has not reached
 * it by the horizon.
 */
export function branchStep(lane: Pick<Lane, 'choices' | 'waits'>, horizon: number): number | null {
  const made = lane.choices?.length ?? 0;
  return made > 0 && made < horizon && !lane.waits ? made : null;
}

/** What is said at step t about a lane that waits for its next choice; null if it does not wait. */
export function waitingReading(
  lane: Pick<Lane, 'choices' | 'waits' | 'algorithm'>,
  t: number,
  horizon: number,
): string | null {
  const made = lane.choices?.length ?? 0;
  if (!lane.waits || made >= t || made >= horizon) return null;
  return isByHand(lane) && made > 0
    ? `The truth was shown after step ${made}: the game ended there.`
    : `Waits for a choice at step ${made + 1}.`;
}

/** Origin of a lane's first query. */
interface FirstQuery {
  readonly name: string;
  readonly given: boolean;
  readonly byHand?: boolean | undefined;
  /** Whether it was a forced look. */
  readonly look?: boolean;
}

const looksOf = (names: readonly string[]): string =>
  names.length === 1 ? `that of ${names[0]} is a look` : `those of ${listed(names)} are looks`;

/** The origin of the lanes' first queries; `what` is what was drawn at random. */
export function firstQueryReading(lanes: readonly FirstQuery[], what: 'candidate' | 'pair'): string {
  const random = `No data yet: the first query is a seeded random ${what}`;
  const chosen = lanes.filter((lane) => lane.given);
  const given = chosen.map(({ name }) => name);
  const looks = lanes.flatMap(({ name, look }) => (look ? [name] : []));
  if (looks.length === lanes.length)
    return 'No data yet: the first query is a look that the schedule asked for.';
  if (looks.length > 0 && given.length === 0) return `${random}, but ${looksOf(looks)}.`;
  if (given.length === 0) return `${random}, the same for every lane.`;
  if (given.length === lanes.length) return 'No data yet: the first query was given.';
  if (chosen.length === 1 && chosen[0].byHand && given[0] === 'You')
    return `${random}, but yours was chosen by hand.`;
  return `${random}, but that of ${given.join(', ')} was given.`;
}
