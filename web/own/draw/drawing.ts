import { monotoneCubic, polyline } from '../../../src/math/monotone-cubic.ts';
import { shownFrame } from '../../../src/objectives/drawn-curves.ts';
import { LEAST_GAP, MOST_FRAMES, MOST_POINTS } from '../../../src/parameters/key-frames.ts';
import type { KeyFrame, Transition } from '../../../src/parameters/spec.ts';

/** Key frames in the order of their steps. */
export type Frames = readonly KeyFrame[];
export type Point = KeyFrame['points'][number];
/** What lies between two points. */
export type Between = 'smooth' | 'straight';

/** Least distance of two points that a hand can make: larger than the least one allowed, so that rounding does no harm. */
const APART = 5 * LEAST_GAP;
/** Largest |y|. */
const HIGHEST = 1e6;

/** The curve seen at a key frame, as a function of x. */
export function curveOf(frames: Frames, at: number, between: Between): (x: number) => number {
  return (between === 'smooth' ? monotoneCubic : polyline)(pointsOf(frames, at));
}

/** The points of the curve seen at a key frame. */
export const pointsOf = (frames: Frames, at: number): readonly Point[] =>
  frames[shownFrame(frames, at)].points;

/** With other points where a key frame's curve comes from: of frames that stand still together, there is one. */
function withPoints(frames: Frames, at: number, points: readonly Point[]): Frames {
  const source = shownFrame(frames, at);
  return frames.with(source, { ...frames[source], points });
}

const bounded = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** One point elsewhere, kept between its neighbours; between two that leave no room it moves in y alone. */
export function movePoint(frames: Frames, at: number, index: number, [x, y]: Point): Frames {
  const points = pointsOf(frames, at);
  const left = index === 0 ? 0 : points[index - 1][0] + APART;
  const right = index === points.length - 1 ? 1 : points[index + 1][0] - APART;
  const across = left <= right ? bounded(x, left, right) : points[index][0];
  const place: Point = [across, bounded(y, -HIGHEST, HIGHEST)];
  return withPoints(frames, at, points.with(index, place));
}

/** One point more, and which it is; null where there is no room for it. */
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

/** One point less; the last one stays. */
export function removePoint(frames: Frames, at: number, index: number): Frames {
  const points = pointsOf(frames, at);
  return points.length === 1 ? frames : withPoints(frames, at, points.toSpliced(index, 1));
}

/** A key frame at another step, kept between its neighbours. */
export function moveFrame(frames: Frames, at: number, step: number, lastStep: number): Frames {
  const [low, high] = roomOf(frames, at, lastStep);
  return frames.with(at, { ...frames[at], step: bounded(Math.round(step), low, high) });
}

/** The steps that a key frame may have. */
export function roomOf(frames: Frames, at: number, lastStep: number): readonly [number, number] {
  const low = at === 0 ? 1 : frames[at - 1].step + 1;
  const high = at === frames.length - 1 ? lastStep : frames[at + 1].step - 1;
  return [low, Math.max(low, high)];
}

/** Another way on to the next key frame. One that has stood still goes on from the curve it showed. */
export function setNext(frames: Frames, at: number, next: Transition): Frames {
  const follower = frames[at + 1];
  const freed = frames[at].next === 'still' && next !== 'still' && follower;
  const kept = freed ? frames.with(at + 1, { ...follower, points: pointsOf(frames, at + 1) }) : frames;
  return kept.with(at, { ...kept[at], next });
}

/** One key frame less; the last one stays. One that stood still with it keeps its curve. */
export function removeFrame(frames: Frames, at: number): Frames {
  if (frames.length === 1) return frames;
  const loosened = frames[at].next === 'still' ? setNext(frames, at, 'jump') : frames;
  return loosened.toSpliced(at, 1);
}

/** One key frame more at a step, with the curve seen there, and which it is; null where there is no room for it. */
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

/** Points of the curve seen at a step: in a glide at the places of both key frames, as many as there may be. */
function pointsAt(frames: Frames, step: number, between: Between): readonly Point[] {
  const after = frames.findIndex((frame) => frame.step > step);
  const before = after < 0 ? frames.length - 1 : after - 1;
  if (before < 0) return pointsOf(frames, 0);
  if (after < 0 || frames[before].next !== 'glide') return pointsOf(frames, before);
  const u = (step - frames[before].step) / (frames[after].step - frames[before].step);
  const [from, to] = [curveOf(frames, before, between), curveOf(frames, after, between)];
  return placesOf(frames, before, after).map((x) => [x, tidy((1 - u) * from(x) + u * to(x))]);
}

/** The xs of two key frames, without those that all but coincide. */
function placesOf(frames: Frames, before: number, after: number): number[] {
  const all = [...pointsOf(frames, before), ...pointsOf(frames, after)].map(([x]) => x).sort((a, b) => a - b);
  return all.filter((x, i) => i === 0 || x - all[i - 1] >= 2 * APART).slice(0, MOST_POINTS);
}

/** Four digits: a link and a reader need no more. */
export const tidy = (value: number): number => Number(value.toPrecision(4));

/** The step in the middle of the first gap after a key frame, else of the first gap of all; null where there is none. */
export function freeStep(frames: Frames, at: number, horizon: number): number | null {
  const middles = frames.map(({ step }, i) => {
    const to = frames[i + 1]?.step ?? horizon + 1;
    const middle = Math.floor((step + to) / 2);
    return middle > step && middle < to ? middle : null;
  });
  return [...middles.slice(at), ...middles].find((step) => step !== null) ?? null;
}

/** The range of y that all curves share, with room to draw in. */
export function rangeOf(frames: Frames): readonly [number, number] {
  const ys = frames.flatMap((_, at) => pointsOf(frames, at).map(([, y]) => y));
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const room = 0.25 * Math.max(high - low, 1e-3, 1e-3 * Math.abs(high));
  return high > low ? [low - room, high + room] : [low - 1, high + 1];
}
