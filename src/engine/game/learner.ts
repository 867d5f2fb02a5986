import { YOU } from '../../algorithms/you.about.ts';
import type { Lane, Scenario } from '../../contracts/scenario.ts';
import { objectiveById } from '../../objectives/registry.ts';

/** Whether a person chooses the lane's queries. */
export const isByHand = ({ algorithm }: Pick<Lane, 'algorithm'>): boolean => algorithm === YOU.id;

/** The lane of the person who plays; undefined where nobody does. */
export const learnerOf = ({ lanes }: Pick<Scenario, 'lanes'>): Lane | undefined => lanes.find(isByHand);

/** Whether what is queried on the scenario's objective is also what is judged: not so with an environment. */
const isPlayable = ({ objective }: Pick<Scenario, 'objective'>): boolean =>
  objectiveById(objective.id)?.environment !== true;

/** Whether a scenario is a game that nobody has begun: its person's lane waits for the first choice. */
export function isUnplayed(scenario: Scenario): boolean {
  const learner = learnerOf(scenario);
  return learner?.waits === true && !learner.choices?.length && isPlayable(scenario);
}

/** The scenario with these queries of the person, who may not have made all of them. */
export function withChoices(scenario: Scenario, choices: readonly number[]): Scenario {
  const lanes = scenario.lanes.map((lane) => {
    if (!isByHand(lane)) return lane;
    const { choices: _, ...unplayed } = lane;
    return { ...unplayed, ...(choices.length > 0 && { choices }), waits: true as const };
  });
  return { ...scenario, lanes };
}
