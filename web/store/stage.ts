import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { Hideable } from '../../src/lessons/step-shape.ts';

/** What a lesson has left on the page: one idea at a time. */
export interface Stage {
  /** Shown in the header instead of the scene's name. */
  readonly title: string;
  /** The title of the scenario that belongs to it: another one is looked at outside the lesson. */
  readonly scene: string;
  /** The lanes in sight anywhere; null: all of the scenario. */
  readonly lanes: readonly LaneLetter[] | null;
  /** Those of them that have a plot of their own; null: all of them. */
  readonly plots: readonly LaneLetter[] | null;
  /** The plots that a phone shows. */
  readonly front: readonly LaneLetter[];
  /** The one panel of the insight column; null: none. */
  readonly panel: string | null;
  /** The step up to which a question has a curve drawn: axes make room that far, though it is hidden. 0: none. */
  readonly reach: number;
  readonly hidden: readonly Hideable[];
  /** The clock is paused until the open question has been answered. */
  readonly resting: boolean;
}

interface StageState {
  /** null: everything is there, as outside a lesson. */
  readonly stage: Stage | null;
  /** A lesson is giving back what was there before it: nobody has chosen another scenario. */
  readonly givingBack: boolean;
}

export const stage = createStore<StageState>()(() => ({ stage: null, givingBack: false }));

export const useStage = (): Stage | null => useStore(stage, (state) => state.stage);

/** The lanes that the step of a lesson has in sight; null: all of the scenario. */
export const lanesOnStage = (): readonly LaneLetter[] | null => stage.getState().stage?.lanes ?? null;

export const useLanesOnStage = (): readonly LaneLetter[] | null =>
  useStore(stage, (state) => state.stage?.lanes ?? null);

/** Whether this is kept out of sight. */
export const useHidden = (what: Hideable): boolean =>
  useStore(stage, (state) => state.stage?.hidden.includes(what) ?? false);
