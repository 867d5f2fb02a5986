import * as words from '#words/readings/given';
import { YOU } from '../../src/algorithms/you.about.ts';
import type { Lane } from '../../src/contracts/scenario.ts';
import { isByHand } from '../../src/engine/game/learner.ts';
import { listed } from '../../words/listed.ts';

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
  return isByHand(lane) && made > 0 ? words.gameEnded(made) : words.waits(made + 1);
}

/** Origin of a lane's first query. */
interface FirstQuery {
  readonly name: string;
  readonly given: boolean;
  readonly byHand?: boolean | undefined;
  /** Whether it was a forced look. */
  readonly look?: boolean;
}

/** The origin of the lanes' first queries; `what` is what was drawn at random. */
export function firstQueryReading(lanes: readonly FirstQuery[], what: 'candidate' | 'pair'): string {
  const chosen = lanes.filter((lane) => lane.given);
  const given = chosen.map(({ name }) => name);
  const looks = lanes.flatMap(({ name, look }) => (look ? [name] : []));
  if (looks.length === lanes.length) return words.allLooks;
  if (looks.length > 0 && given.length === 0)
    return words.someLooks({ what, count: looks.length, names: listed(looks) });
  if (given.length === 0) return words.sameForAll(what);
  if (given.length === lanes.length) return words.allGiven;
  const yours = chosen.length === 1 && chosen[0].byHand && given[0] === YOU.name;
  return yours ? words.yoursByHand(what) : words.someGiven({ what, names: given.join(', ') });
}
