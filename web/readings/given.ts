import type { Lane } from '../../src/contracts/scenario.ts';

/** Whether the query of step t was given to the lane, and not its algorithm's choice. */
export function isGiven({ choices }: { readonly choices?: Lane['choices'] | undefined }, t: number): boolean {
  return t <= (choices?.length ?? 0);
}

/** What a lane says at step t that has not come to it because it waits for its next choice; null where it does not. */
export function waitingReading(
  { choices, waits }: Pick<Lane, 'choices' | 'waits'>,
  t: number,
  horizon: number,
): string | null {
  const next = (choices?.length ?? 0) + 1;
  return waits && next <= t && next <= horizon ? `Waits for a choice at step ${next}.` : null;
}

/** How the first query of lanes came about; `what` is what was drawn. */
export function firstQueryReading(
  lanes: readonly { readonly name: string; readonly given: boolean }[],
  what: 'candidate' | 'pair',
): string {
  const random = `No data yet: the first query is a seeded random ${what}`;
  const given = lanes.filter((lane) => lane.given).map(({ name }) => name);
  if (given.length === 0) return `${random}, the same for every lane.`;
  if (given.length === lanes.length) return 'No data yet: the first query was given.';
  return `${random}, but that of ${given.join(', ')} was given.`;
}
