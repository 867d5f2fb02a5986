import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { Hideable } from '../../src/lessons/step-shape.ts';

/** What a lesson shows of the page: one idea at a time. */
export interface Stage {
  /** Title in the header instead of the scene's name. */
  readonly title: string;
  /** Title of the lesson's scenario: another scenario is viewed outside the lesson. */
  readonly scene: string;
  /** The lanes shown anywhere; null: all of the scenario. */
  readonly lanes: readonly LaneLetter[] | null;
  /** The lanes among them with their own plot; null: all of them. */
  readonly plots: readonly LaneLetter[] | null;
  /** The plots shown on a phone. */
  readonly front: readonly LaneLetter[];
  /** The only panel in the insight column; null: none. */
  readonly panel: string | null;
  /** Step up to which a question asks for a curve: axes reach that far, though it is hidden. 0: none. */
  readonly reach: number;
  readonly hidden: readonly Hideable[];
  /** Whether the clock is paused until the open question is answered. */
  readonly resting: boolean;
}

interface StageState {
  /** null: the whole page is shown, as outside a lesson. */
  readonly stage: Stage | null;
  /** Whether a lesson is restoring what was open before it, not the user choosing another scenario. */
  readonly givingBack: boolean;
}

export const stage = createStore<StageState>()(() => ({ stage: null, givingBack: false }));

export const useStage = (): Stage | null => useStore(stage, (state) => state.stage);

/** The lanes that the lesson's step shows; null: all of the scenario. */
export const lanesOnStage = (): readonly LaneLetter[] | null => stage.getState().stage?.lanes ?? null;

export const useLanesOnStage = (): readonly LaneLetter[] | null =>
  useStore(stage, (state) => state.stage?.lanes ?? null);

/** Whether the lesson hides this. */
export const useHidden = (what: Hideable): boolean =>
  useStore(stage, (state) => state.stage?.hidden.includes(what) ?? false);
