import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { useEditedScenario } from '../store/hooks.ts';
import { lab } from '../store/store.ts';
import { optionsOf, type ShareOptions } from './shared-scenario.ts';

/** The chosen options and their scenario; another scenario has the default options. */
const chosen = createStore<{ readonly of: Scenario | null; readonly options: ShareOptions | null }>()(() => ({
  of: null,
  options: null,
}));

/** The options of the share sheet, which also apply to the code for the room. */
export function useShareOptions(): ShareOptions {
  const scenario = useEditedScenario();
  const { of, options } = useStore(chosen);
  return options && of === scenario ? options : optionsOf(scenario);
}

export function chooseShareOptions(options: ShareOptions): void {
  chosen.setState({ of: lab.getState().scenario, options });
}
