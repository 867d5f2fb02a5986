import { temporal } from 'zundo';
import { createStore } from 'zustand/vanilla';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { OPENING } from '../../src/engine/scenes/opening.ts';
import type { LabState, Replicates } from './state.ts';

export const NO_REPLICATES: Replicates = {
  wanted: 0,
  lanes: [],
  results: [],
  secondsLeft: null,
  error: null,
};

/** The state of the page right after a scenario has been opened, before anything has been computed. */
export function openedState(scenario: Scenario): Omit<LabState, 'theme' | 'speed'> {
  return {
    scenario,
    shown: scenario,
    opening: false,
    world: null,
    worldKey: '',
    worldError: null,
    runs: {},
    t: clampStep(scenario.view.step, scenario.horizon),
    playing: false,
    phase: null,
    selectedLane: scenario.view.lane,
    regretView: scenario.view.regret,
    layout: scenario.view.layout ?? null,
    lecture: scenario.view.lecture ?? null,
    enlarged: null,
    surface: false,
    field: 'mean',
    replicates: NO_REPLICATES,
    hover: { t: null, candidate: null },
  };
}

/** Limits a step to 1..horizon. */
export function clampStep(step: number, horizon: number): number {
  return Math.max(1, Math.min(horizon, Math.round(step)));
}

/**
 * The one store of the page. Undo and redo (`lab.temporal`) cover `scenario` and nothing else;
 * panels read it through `hooks.ts` and change it through `actions/`.
 */
export const lab = createStore<LabState>()(
  temporal(() => ({ ...openedState(OPENING.scenario), theme: 'light', speed: 4 }) as LabState, {
    partialize: ({ scenario }) => ({ scenario }),
    equality: (past, current) => past.scenario === current.scenario,
    limit: 200,
  }),
);
