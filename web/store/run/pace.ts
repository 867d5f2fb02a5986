import { createStore } from 'zustand/vanilla';
import type { LabState } from '../state.ts';
import { lab } from '../store.ts';

/** The drag under way, as its edits call it; null: none. */
let drag: string | null = null;
/** Whether the first picture of a run is being made. */
let making = false;
/** The newest change of the drag, which waits for that picture. */
let held: (() => void) | null = null;

/** Whether an edit with this name continues the drag under way. */
export const continuesDrag = (gesture: string | null): boolean => gesture !== null && gesture === drag;

/** Longest time that an old picture stays up for the sake of a whole new one: longer under a finger, where a gap would flicker. */
export const patienceMs = (): number => (isDragging() ? 1000 : 200);

/** Resolves when no drag is under way. */
export async function dragEnded(): Promise<void> {
  while (isDragging()) await new Promise((resolve) => setTimeout(resolve, CALM_MS));
}

/** Whether a drag is under way: its pictures follow one another too closely to glide. */
export const isDragging = (): boolean => drag !== null;

/** Says which drag is under way; null: none. */
export function setDrag(gesture: string | null): void {
  drag = gesture;
  if (drag === null && timer) catchUp();
}

/** A run begins: changes of a drag wait for its first picture. */
export function beginPicture(): void {
  making = true;
}

/** The first picture is whole, or never will be. */
export function endPicture(): void {
  making = false;
  release();
}

/**
 * Makes a change of a drag: at once, or when the picture before it is whole. A newer one takes the place of one that waits, so a
 * hand that is faster than the page has the newest value drawn, and none that it has left.
 */
export function paced(change: () => void): void {
  if (making) held = change;
  else change();
}

/** Makes the change that waits. */
export function release(): void {
  const change = held;
  held = null;
  change?.();
}

/** What is not about the lanes follows a drag this often. */
const CALM_MS = 300;

/** The page’s state for what need not keep up with a drag: three times a second while one is under way, else always. */
export const calm = createStore<LabState>()(() => lab.getState());

let timer: ReturnType<typeof setTimeout> | undefined;

lab.subscribe(() => {
  if (drag !== null) timer ??= setTimeout(catchUp, CALM_MS);
  else catchUp();
});

function catchUp(): void {
  clearTimeout(timer);
  timer = undefined;
  calm.setState(lab.getState(), true);
}
