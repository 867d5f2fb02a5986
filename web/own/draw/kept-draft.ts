import * as words from '#words/own/draw';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { DRAWN } from '../../../src/objectives/drawn.about.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import { messageOf } from '../../../src/parameters/thrown.ts';
import { newId } from '../../browser/new-id.ts';
import { DRAWINGS, type KeptDrawing } from '../../kept/drawings.ts';
import { type Entry, entriesOf, entryOf, keepEntry } from '../../kept/entries.ts';
import { notify } from '../../store/page.ts';
import { draft, open } from './draft.ts';
import type { Between, Frames } from './drawing.ts';

/** A change is kept once no other has followed it for so long. */
const REST_MS = 400;

/** Where the drawing in work is kept; null until it has been changed. */
let keptAs: string | null = null;
/** What was opened or kept last: only what differs from it is kept. */
let known = textOf(draft.getState());
/** What the drawing was last taken from. */
let taken: Scenario['objective'] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function textOf(drawing: KeptDrawing): string {
  const { frames, between, title, horizon, noiseVariance, pointsPerDimension } = drawing;
  return JSON.stringify({ frames, between, title, horizon, noiseVariance, pointsPerDimension });
}

/** Drawings left half way, the newest first; none where storage is refused. */
export function keptDrawings(): readonly Entry<KeptDrawing>[] {
  try {
    return entriesOf(DRAWINGS);
  } catch {
    return [];
  }
}

/** Whether this is the drawing in work. */
export const isInWork = (id: string): boolean => id === keptAs;

/** Goes on with a drawing; the one in work stays kept. */
export function resume({ id, value }: Entry<KeptDrawing>): void {
  keepDraft();
  [keptAs, known] = [id, textOf(value)];
  open(value);
}

/**
 * Takes up the drawing in the lanes, if there is one that is not this; else, where nothing has been drawn yet, the one left
 * half way.
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

/** Keeps the drawing in work as it changes. @returns how to stop */
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

/** Under its id; where another tab has drawn on meanwhile, beside that one. */
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

/** Once is enough: where storage is refused it is so for every change. */
let toldUnkept = false;
