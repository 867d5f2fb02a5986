import * as words from '#words/own/draw';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { DRAWN } from '../../../src/objectives/own/drawn.about.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import { messageOf } from '../../../src/parameters/thrown.ts';
import { newId } from '../../browser/new-id.ts';
import { DRAWINGS, type KeptDrawing } from '../../kept/drawings.ts';
import { type Entry, entriesOf, entryOf, keepEntry } from '../../kept/entries.ts';
import { notify } from '../../store/page.ts';
import { draft, open } from './draft.ts';
import type { Between, Frames } from './drawing.ts';

/** A change is stored when no other has followed for this long. */
const REST_MS = 400;

/** Id under which the drawing being edited is stored; null until it has been changed. */
let keptAs: string | null = null;
/** The drawing last opened or stored; only a different one is stored. */
let known = textOf(draft.getState());
/** The objective from which the drawing was last taken. */
let taken: Scenario['objective'] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function textOf(drawing: KeptDrawing): string {
  const { frames, between, title, horizon, noiseVariance, pointsPerDimension } = drawing;
  return JSON.stringify({ frames, between, title, horizon, noiseVariance, pointsPerDimension });
}

/** Unfinished drawings, newest first; empty if storage is refused. */
export function keptDrawings(): readonly Entry<KeptDrawing>[] {
  try {
    return entriesOf(DRAWINGS);
  } catch {
    return [];
  }
}

/** Whether this drawing is being edited. */
export const isInWork = (id: string): boolean => id === keptAs;

/** Continues a stored drawing; the current one stays stored. */
export function resume({ id, value }: Entry<KeptDrawing>): void {
  keepDraft();
  [keptAs, known] = [id, textOf(value)];
  open(value);
}

/**
 * Opens the drawing in the lanes, if it is another one; otherwise, if nothing has been drawn yet, the
 * newest unfinished drawing.
 */
export function takeUp(scenario: Scenario): void {
  const { objective } = scenario;
  if (objective.id !== DRAWN.id) {
    const [newest] = keptDrawings();
    if (newest && keptAs === null && textOf(draft.getState()) === textOf(draft.getInitialState()))
      resume(newest);
  } else if (objective !== taken) {
    taken = objective;
    const drawing = drawingIn(scenario);
    const same = keptDrawings().find(({ value }) => textOf(value) === textOf(drawing));
    keepDraft();
    [keptAs, known] = [same?.id ?? null, textOf(drawing)];
    open(drawing);
  }
}

function drawingIn({ objective, title, horizon, noiseVariance, grid }: Scenario): KeptDrawing {
  const { frames, between } = resolveParameters(DRAWN.parameters, objective.parameters);
  return {
    frames: frames as Frames,
    between: between as Between,
    ...{ title, horizon, noiseVariance, pointsPerDimension: grid.pointsPerDimension },
  };
}

/** Stores the drawing as it changes. @returns a function that stops it */
export function followDraft(): () => void {
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(keepDraft, REST_MS);
  };
  const unsubscribe = draft.subscribe(wait);
  addEventListener('pagehide', keepDraft);
  return () => {
    unsubscribe();
    removeEventListener('pagehide', keepDraft);
    keepDraft();
  };
}

/** Stores it under its id; under a new one if another tab has changed that entry. */
function keepDraft(): void {
  clearTimeout(timer);
  const drawing = draft.getState();
  const text = textOf(drawing);
  if (text === known) return;
  try {
    const there = keptAs === null ? null : entryOf(DRAWINGS, keptAs);
    if (keptAs === null || (there && textOf(there) !== known)) keptAs = newId();
    keepEntry(DRAWINGS, keptAs, JSON.parse(text) as KeptDrawing);
    known = text;
  } catch (error) {
    if (toldUnkept) return;
    toldUnkept = true;
    notify({ kind: 'info', text: words.notKept(messageOf(error)), actions: [] });
  }
}

/** Told only once: if storage is refused, it is refused for every change. */
let toldUnkept = false;
