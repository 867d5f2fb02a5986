import type { Scenario } from '../../src/contracts/scenario.ts';
import { loaded } from '../browser/load-fault.ts';

export const hasProgram = ({ lanes }: Scenario): boolean =>
  lanes.some(({ algorithm }) => algorithm === 'own-algorithm');

/**
 * Asks the user for permission if a scenario from outside contains a program that has not run in this tab.
 * @throws Error with a plain sentence if refused
 */
export async function requireLeave(...scenarios: readonly Scenario[]): Promise<void> {
  if (!scenarios.some(hasProgram)) return;
  const { askFor } = await loaded(import('./ask-for-programs.ts'), 'programs');
  await askFor(scenarios);
}

/** Remembers the programs of a running scenario, so that this tab does not ask about them again. */
export async function rememberPrograms(scenario: Scenario): Promise<void> {
  if (!hasProgram(scenario)) return;
  const { allow } = await loaded(import('./ask-for-programs.ts'), 'programs');
  allow([scenario]);
}
