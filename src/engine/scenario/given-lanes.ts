import type { Lane, Scenario } from '../../contracts/scenario.ts';

/** Whether a lane's choices were given: by a person, a program, or the run that it branches from. They belong to one world. */
export const isGiven = ({ choices = [], waits }: Pick<Lane, 'choices' | 'waits'>): boolean =>
  waits === true || choices.length > 0;

/** The scenario with the lanes alone that choose for themselves, as replicates in other worlds need them. */
export const withoutGiven = (scenario: Scenario): Scenario => ({
  ...scenario,
  lanes: scenario.lanes.filter((lane) => !isGiven(lane)),
});

/** "Left out: C You; its choices were given in one world and mean nothing in another." Empty where no lane is. */
export function givenSentence(names: readonly string[]): string {
  if (names.length === 0) return '';
  const whose = names.length === 1 ? 'its choices were' : 'their choices were';
  return `Left out: ${names.join(', ')}; ${whose} given in one world and mean nothing in another.`;
}
