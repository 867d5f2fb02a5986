import { YOU } from '../../algorithms/you.about.ts';
import type { Lane, Scenario } from '../../contracts/scenario.ts';
import type { ObjectiveAbout } from '../../objectives/spec.ts';

/** Whether a person chooses the lane's queries. */
export const isByHand = ({ algorithm }: Pick<Lane, 'algorithm'>): boolean => algorithm === YOU.id;

/** The human player's lane; undefined where there is none. */
export const learnerOf = ({ lanes }: Pick<Scenario, 'lanes'>): Lane | undefined => lanes.find(isByHand);

/**
 * Whether a scenario is a game without queries yet: its player's lane waits for the first choice. With an environment the
 * queried pair is not what is judged, so it is no game.
 */
export function isUnplayed(
  scenario: Pick<Scenario, 'lanes'>,
  objective: Pick<ObjectiveAbout, 'environment'> | undefined,
): boolean {
  const learner = learnerOf(scenario);
  return learner?.waits === true && !learner.choices?.length && objective?.environment !== true;
}
