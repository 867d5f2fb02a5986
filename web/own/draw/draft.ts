import { temporal } from 'zundo';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import * as words from '#words/own/draw';
import { DRAWN } from '../../../src/objectives/own/drawn.about.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import type { KeptDrawing } from '../../kept/drawings.ts';
import type { Between, Frames } from './drawing.ts';

/** The drawing being edited, and the settings of its run. */
export interface Draft extends KeptDrawing {
  /** Index of the key frame shown, and of its point that keys move; null: none. */
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

/** Outlasts the tab; it has its own undo and redo. */
export const draft = createStore<Draft>()(temporal(fresh, { limit: 200 }));

export const useDraft = <Value>(select: (state: Draft) => Value): Value => useStore(draft, select);

let openGesture: string | null = null;

/** Changes the drawing; changes of the same gesture are one undo entry. */
export function change(next: Partial<Draft>, gesture: string | null = null): void {
  const history = draft.temporal.getState();
  if (gesture !== null && gesture === openGesture) history.pause();
  draft.setState(next);
  history.resume();
  openGesture = gesture;
}

/** The next change of the same gesture starts a new undo entry. */
export function endGesture(): void {
  openGesture = null;
}

/** Changes the selection, which is not part of undo. */
export function look(next: Pick<Partial<Draft>, 'at' | 'point'>): void {
  const history = draft.temporal.getState();
  history.pause();
  draft.setState(next);
  history.resume();
}

/** Undoes or redoes the last change. */
export function travel(direction: 'undo' | 'redo'): void {
  endGesture();
  draft.temporal.getState()[direction]();
}

/** Opens another drawing with an empty undo history. */
export function open(drawing: KeptDrawing): void {
  const { frames, between, title, horizon, noiseVariance, pointsPerDimension } = drawing;
  draft.setState({ frames, between, title, horizon, noiseVariance, pointsPerDimension, at: 0, point: null });
  draft.temporal.getState().clear();
}
