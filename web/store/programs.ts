import type { Scenario } from '../../src/contracts/scenario.ts';
import { loaded } from '../browser/load-fault.ts';

export const hasProgram = ({ lanes }: Scenario): boolean =>
  lanes.some(({ algorithm }) => algorithm === 'own-algorithm');

/**
 * Lets through what came from outside: where it brings a program that this tab has not run, once it has been asked whether it may.
 * @throws Error with a plain sentence where it may not
 */
export async function requireLeave(scenario: Scenario): Promise<void> {
  if (!hasProgram(scenario)) return;
  const { askFor } = await loaded(import('./ask-for-programs.ts'), 'programs');
  await askFor(scenario);
}

/** The programs of a scenario that runs here are asked about no more in this tab. */
export async function rememberPrograms(scenario: Scenario): Promise<void> {
  if (!hasProgram(scenario)) return;
  const { allow } = await loaded(import('./ask-for-programs.ts'), 'programs');
  allow(scenario);
}
