import { createStore } from 'zustand/vanilla';
import type { LabState } from '../state.ts';
import { lab } from '../store.ts';

/** The gesture of the drag under way; null: none. */
export const drag = createStore<{ readonly gesture: string | null }>()(() => ({ gesture: null }));
/** Whether the first picture of a run is being computed. */
let making = false;
/** Time of the drag's last change, by the page's clock. */
let movedAt = 0;
/** The newest change of the drag, waiting for that picture. */
let held: (() => void) | null = null;

/** Whether an edit with this name continues the drag under way. */
export const continuesDrag = (gesture: string | null): boolean =>
  gesture !== null && gesture === drag.getState().gesture;

/**
 * Longest time that an old picture stays until the new one is complete; longer in a drag, where gaps flicker.
 */
export const patienceMs = (): number => (isDragging() ? 1000 : 200);

/** Whether a drag is under way: its pictures follow one another too quickly for transitions. */
export const isDragging = (): boolean => drag.getState().gesture !== null;

/** Sets the drag under way; null: none. */
export function setDrag(gesture: string | null): void {
  movedAt = performance.now();
  if (gesture !== drag.getState().gesture) {
    drag.setState({ gesture });
    beginInterval();
  }
  if (isDragging()) return;
  drawWaiting();
  if (timer) catchUp();
}

/** A run starts: changes of a drag wait for its first picture. */
export function beginPicture(): void {
  making = true;
}

/** The first picture is complete, or never will be. */
export function endPicture(): void {
  making = false;
  release();
}

/**
 * Makes a change of a drag: at once, or when the previous picture is complete. A newer change replaces a
 * waiting one, so that a fast drag draws the newest value and skips those in between.
 */
export function paced(change: () => void): void {
  movedAt = performance.now();
  if (making) held = change;
  else change();
}

/** Makes the waiting change. */
export function release(): void {
  const change = held;
  held = null;
  change?.();
}

/** What the browser's next frame draws in a drag. */
let waiting: (() => void)[] = [];

/**
 * Draws at once; in a drag with the browser's next frame, so that no picture is made that is never painted,
 * and the page is laid out once for each. Always in the order of the calls.
 */
export function inFrame(draw: () => void): void {
  waiting.push(draw);
  if (!isDragging()) drawWaiting();
  else if (waiting.length === 1) requestAnimationFrame(drawWaiting);
}

function drawWaiting(): void {
  const draws = waiting;
  waiting = [];
  for (const draw of draws) draw();
}

/** Shortest interval at which other parts than the lanes follow a drag, when a run is complete. */
const CALM_MS = 500;
/** Longest interval, where no run is completed because the drag is faster than the lanes. */
const LATEST_MS = 1000;
/** A drag without movement for this long rests. */
const REST_MS = 100;
/** Interval at which a drag's rest is checked. */
const LOOK_MS = 20;

/** The page’s state for parts that may lag behind a drag: then it is updated a few times a second. */
export const calm = createStore<LabState>()(() => lab.getState());

let timer: ReturnType<typeof setTimeout> | undefined;
let caughtUp = 0;

lab.subscribe(() => {
  if (isDragging()) timer ??= setTimeout(follow, CALM_MS);
  else catchUp();
});

/** Waits for a complete run while those shown are cut off at the cursor, but not for ever. */
function follow(): void {
  const cutOff = Object.values(lab.getState().runs).some(({ status }) => status === 'running');
  if (cutOff && performance.now() - caughtUp < LATEST_MS) timer = setTimeout(follow, CALM_MS);
  else catchUp();
}

function catchUp(): void {
  clearTimeout(timer);
  timer = undefined;
  caughtUp = performance.now();
  calm.setState(lab.getState(), true);
}

/** A complete run is shown: the calm state shows it too. */
export function tellWhole(): void {
  if (isDragging()) catchUp();
}

/** Fewest runs from one that is completed to the next, on a machine where a picture takes long. */
const CALM_RUNS = 8;
let wholeBegun = 0;
let runsSince = 0;

/** Whether a run that starts in a drag is completed before it is shown; the others are cut off at the cursor. */
export function isWholeDue(): boolean {
  runsSince++;
  if (performance.now() - wholeBegun < CALM_MS || runsSince < CALM_RUNS) return false;
  beginInterval();
  return true;
}

function beginInterval(): void {
  wholeBegun = performance.now();
  runsSince = 0;
}

/** Resolves when the drag is over or rests, or the signal is aborted. */
export async function handRests(signal: AbortSignal): Promise<void> {
  const moves = () => making || performance.now() - movedAt < REST_MS;
  while (isDragging() && moves() && !signal.aborted) await dragEnds(LOOK_MS);
}

/** Resolves when the drag ends or goes over to another slider, at the latest after `most` milliseconds. */
function dragEnds(most: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, most);
    const unsubscribe = drag.subscribe(end);
    function end() {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    }
  });
}
