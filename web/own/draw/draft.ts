import { temporal } from 'zundo';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import * as words from '#words/own/draw';
import { DRAWN } from '../../../src/objectives/drawn.about.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import type { KeptDrawing } from '../../kept/drawings.ts';
import type { Between, Frames } from './drawing.ts';

/** A drawing in work, and the run to be. */
export interface Draft extends KeptDrawing {
  /** The key frame that is drawn, and its point that the keys move; null: none. */
  readonly at: number;
  readonly point: number | null;
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

/** Opens another drawing, with nothing before it. */
export function open(drawing: KeptDrawing): void {
  const { frames, between, title, horizon, noiseVariance, pointsPerDimension } = drawing;
  draft.setState({ frames, between, title, horizon, noiseVariance, pointsPerDimension, at: 0, point: null });
  draft.temporal.getState().clear();
}
