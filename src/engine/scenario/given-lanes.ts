import type { Lane, Scenario } from '../../contracts/scenario.ts';

/** Whether a lane's choices were given: by a person, a program, or the run that it branches from. They belong to one world. */
export const isGiven = ({ choices = [], waits }: Pick<Lane, 'choices' | 'waits'>): boolean =>
  waits === true || choices.length > 0;

/** The scenario with only the lanes that choose for themselves, as needed for replicates in other worlds. */
export const withoutGiven = (scenario: Scenario): Scenario => ({
  ...scenario,
  lanes: scenario.lanes.filter((lane) => !isGiven(lane)),
});
