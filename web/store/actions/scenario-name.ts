import { edit } from './edit.ts';

/** Renames the scenario; its run stays the same. */
export const renameScenario = (title: string): void =>
  edit((scenario) => ({ ...scenario, title }), 'scenario-name');
