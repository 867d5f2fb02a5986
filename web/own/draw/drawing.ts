import { monotoneCubic, polyline } from '../../../src/math/monotone-cubic.ts';
import { shownFrame } from '../../../src/objectives/own/drawn-curves.ts';
import { LEAST_GAP, MOST_FRAMES, MOST_POINTS } from '../../../src/parameters/key-frames.ts';
import type { KeyFrame, Transition } from '../../../src/parameters/spec.ts';

/** Key frames ordered by step. */
export type Frames = readonly KeyFrame[];
export type Point = KeyFrame['points'][number];
/** How two points are connected. */
export type Between = 'smooth' | 'straight';

/** Least distance of points drawn by hand; larger than the least allowed, so that rounding is harmless. */
const APART = 5 * LEAST_GAP;
/** Largest |y|. */
const HIGHEST = 1e6;

/** The curve shown at a key frame, as a function of x. */
export function curveOf(frames: Frames, at: number, between: Between): (x: number) => number {
  return (between === 'smooth' ? monotoneCubic : polyline)(pointsOf(frames, at));
}

/** The points of the curve shown at a key frame. */
export const pointsOf = (frames: Frames, at: number): readonly Point[] =>
  frames[shownFrame(frames, at)].points;

/** Replaces the points of the curve at a key frame; consecutive frames without change share one curve. */
function withPoints(frames: Frames, at: number, points: readonly Point[]): Frames {
  const source = shownFrame(frames, at);
  return frames.with(source, { ...frames[source], points });
}

const bounded = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Moves a point, limited by its neighbours; if they leave no room it only moves in y. */
export function movePoint(frames: Frames, at: number, index: number, [x, y]: Point): Frames {
  const points = pointsOf(frames, at);
  const left = index === 0 ? 0 : points[index - 1][0] + APART;
  const right = index === points.length - 1 ? 1 : points[index + 1][0] - APART;
  const across = left <= right ? bounded(x, left, right) : points[index][0];
  const place: Point = [across, bounded(y, -HIGHEST, HIGHEST)];
  return withPoints(frames, at, points.with(index, place));
}

/** Adds a point and returns its index; null if there is no room for it. */
export function addPoint(
  frames: Frames,
  at: number,
  [x, y]: Point,
): { readonly frames: Frames; readonly index: number } | null {
  const points = pointsOf(frames, at);
  const index = points.filter(([before]) => before < x).length;
  const crowded = points.some(([other]) => Math.abs(other - x) < APART);
  if (points.length === MOST_POINTS || crowded || x < 0 || x > 1) return null;
  return { frames: withPoints(frames, at, points.toSpliced(index, 0, [x, y])), index };
}

/** Removes a point, except the last one. */
export function removePoint(frames: Frames, at: number, index: number): Frames {
  const points = pointsOf(frames, at);
  return points.length === 1 ? frames : withPoints(frames, at, points.toSpliced(index, 1));
}

/** Moves a key frame to another step, limited by its neighbours. */
export function moveFrame(frames: Frames, at: number, step: number, lastStep: number): Frames {
  const [low, high] = roomOf(frames, at, lastStep);
  return frames.with(at, { ...frames[at], step: bounded(Math.round(step), low, high) });
}

/** The first and last step that a key frame may have. */
export function roomOf(frames: Frames, at: number, lastStep: number): readonly [number, number] {
  const low = at === 0 ? 1 : frames[at - 1].step + 1;
  const high = at === frames.length - 1 ? lastStep : frames[at + 1].step - 1;
  return [low, Math.max(low, high)];
}

/** Changes the transition to the next key frame. If that frame shared this curve, it keeps a copy. */
export function setNext(frames: Frames, at: number, next: Transition): Frames {
  const follower = frames[at + 1];
  const freed = frames[at].next === 'still' && next !== 'still' && follower;
  const kept = freed ? frames.with(at + 1, { ...follower, points: pointsOf(frames, at + 1) }) : frames;
  return kept.with(at, { ...kept[at], next });
}

/** Removes a key frame, except the last one. A following frame that shared its curve keeps a copy. */
export function removeFrame(frames: Frames, at: number): Frames {
  if (frames.length === 1) return frames;
  const loosened = frames[at].next === 'still' ? setNext(frames, at, 'jump') : frames;
  return loosened.toSpliced(at, 1);
}

/** Adds a key frame with the curve shown at its step and returns its index; null if there is no room. */
export function addFrame(
  frames: Frames,
  step: number,
  between: Between,
): { readonly frames: Frames; readonly at: number } | null {
  const at = frames.filter((frame) => frame.step < step).length;
  if (frames.length === MOST_FRAMES || frames[at]?.step === step) return null;
  const before = at - 1;
  const next = at === 0 ? 'glide' : frames[before].next;
  const added: KeyFrame = { step, points: pointsAt(frames, step, between), next };
  const opened = at === 0 ? frames : setNext(frames, before, 'glide');
  return { frames: opened.toSpliced(at, 0, added), at };
}

/** Points of the curve shown at a step; in a glide at the x of both key frames' points, up to the limit. */
function pointsAt(frames: Frames, step: number, between: Between): readonly Point[] {
  const after = frames.findIndex((frame) => frame.step > step);
  const before = after < 0 ? frames.length - 1 : after - 1;
  if (before < 0) return pointsOf(frames, 0);
  if (after < 0 || frames[before].next !== 'glide') return pointsOf(frames, before);
  const u = (step - frames[before].step) / (frames[after].step - frames[before].step);
  const [from, to] = [curveOf(frames, before, between), curveOf(frames, after, between)];
  return placesOf(frames, before, after).map((x) => [x, tidy((1 - u) * from(x) + u * to(x))]);
}

/** The x of two key frames' points, without near duplicates. */
function placesOf(frames: Frames, before: number, after: number): number[] {
  const all = [...pointsOf(frames, before), ...pointsOf(frames, after)].map(([x]) => x).sort((a, b) => a - b);
  return all.filter((x, i) => i === 0 || x - all[i - 1] >= 2 * APART).slice(0, MOST_POINTS);
}

/** Rounds to four digits, enough for a link and a reader. */
export const tidy = (value: number): number => Number(value.toPrecision(4));

/** The middle step of the first gap after a key frame, or else of the first gap; null if there is none. */
export function freeStep(frames: Frames, at: number, horizon: number): number | null {
  const middles = frames.map(({ step }, i) => {
    const to = frames[i + 1]?.step ?? horizon + 1;
    const middle = Math.floor((step + to) / 2);
    return middle > step && middle < to ? middle : null;
  });
  return [...middles.slice(at), ...middles].find((step) => step !== null) ?? null;
}

/** The range of y shared by all curves, with room to draw. */
export function rangeOf(frames: Frames): readonly [number, number] {
  const ys = frames.flatMap((_, at) => pointsOf(frames, at).map(([, y]) => y));
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const room = 0.25 * Math.max(high - low, 1e-3, 1e-3 * Math.abs(high));
  return high > low ? [low - room, high + room] : [low - 1, high + 1];
}
