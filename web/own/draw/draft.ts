import { temporal } from 'zundo';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import * as words from '#words/own/draw';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { DRAWN } from '../../../src/objectives/drawn.about.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import type { Between, Frames } from './drawing.ts';

/** A drawing in work, and the run to be. */
export interface Draft {
  readonly frames: Frames;
  readonly between: Between;
  /** The key frame that is drawn, and its point that the keys move; null: none. */
  readonly at: number;
  readonly point: number | null;
  readonly title: string;
  readonly horizon: number;
  readonly noiseVariance: number;
  readonly pointsPerDimension: number;
}

const { defaults } = DRAWN;

function fresh(): Draft {
  const { frames, between } = resolveParameters(DRAWN.parameters, {});
  return {
    frames: frames as Frames,
    between: between as Between,
    at: 0,
    point: null,
    title: words.untitled,
    horizon: defaults.horizon,
    noiseVariance: defaults.noiseVariance,
    pointsPerDimension: defaults.pointsPerDimension,
  };
}

/** It outlasts its tab; undo and redo are its own. */
export const draft = createStore<Draft>()(temporal(fresh, { limit: 200 }));

export const useDraft = <Value>(select: (state: Draft) => Value): Value => useStore(draft, select);

let openGesture: string | null = null;

/** Changes the drawing: one undo entry, or with the others of the same gesture one together. */
export function change(next: Partial<Draft>, gesture: string | null = null): void {
  const history = draft.temporal.getState();
  if (gesture !== null && gesture === openGesture) history.pause();
  draft.setState(next);
  history.resume();
  openGesture = gesture;
}

/** The next change of the same gesture is an undo entry of its own. */
export function endGesture(): void {
  openGesture = null;
}

/** Looks elsewhere: nothing that undo would bring back. */
export function look(next: Pick<Partial<Draft>, 'at' | 'point'>): void {
  const history = draft.temporal.getState();
  history.pause();
  draft.setState(next);
  history.resume();
}

/** Takes the last change back, or brings it back again. */
export function travel(direction: 'undo' | 'redo'): void {
  endGesture();
  draft.temporal.getState()[direction]();
}

/** What the drawing was last taken from. */
let taken: Scenario['objective'] | null = null;

/** Takes up the drawing in the lanes, if there is one that is not this. */
export function takeUp(scenario: Scenario): void {
  const { objective, title, horizon, noiseVariance, grid } = scenario;
  if (objective.id !== DRAWN.id || objective === taken) return;
  taken = objective;
  const { frames, between } = resolveParameters(DRAWN.parameters, objective.parameters);
  draft.setState({
    frames: frames as Frames,
    between: between as Between,
    ...{ at: 0, point: null, title, horizon, noiseVariance },
    pointsPerDimension: grid.pointsPerDimension,
  });
  draft.temporal.getState().clear();
}
