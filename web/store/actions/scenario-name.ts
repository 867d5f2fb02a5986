import { edit } from './edit.ts';

/** Calls the scenario otherwise; its run is the same. */
export const renameScenario = (title: string): void =>
  edit((scenario) => ({ ...scenario, title }), 'scenario-name');
