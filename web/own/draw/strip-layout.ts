import * as words from '#words/own/draw';
import { textWidth } from '../../../src/picture/layout.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import type { Frames } from './drawing.ts';

/** Position of a key frame's small picture and of its step on the axis, in px. */
export interface Slot {
  readonly left: number;
  readonly width: number;
  /** Position of the step. */
  readonly at: number;
}

export interface StripLayout {
  readonly x: Scale;
  readonly slots: readonly Slot[];
  /** Names of the transitions between key frames, where there is room. */
  readonly words: readonly { readonly text: string; readonly at: number }[];
  /** Positions of the jumps, and whether there is room for the word. */
  readonly jumps: readonly { readonly at: number; readonly named: boolean }[];
}

const WIDEST = 84;
const GAP = 7;
const EDGE = 10;

/** Places small pictures above their steps, moved apart where they would overlap, within the edges. */
export function stripLayout(frames: Frames, horizon: number, width: number): StripLayout {
  const last = Math.max(horizon, frames[frames.length - 1].step);
  const size = Math.min(WIDEST, (width - GAP * (frames.length - 1)) / frames.length);
  const half = Math.min(size / 2, 46);
  const x = linear([1, Math.max(2, last)], [Math.max(EDGE, half), width - Math.max(EDGE, half)]);
  const lefts = apart(
    frames.map(({ step }) => x(step) - size / 2),
    size + GAP,
    width - size,
  );
  const slots = frames.map(({ step }, i) => ({ left: lefts[i], width: size, at: x(step) }));
  const between = frames.slice(1).flatMap(({ step }, i) => {
    const [from, to] = [x(frames[i].step), x(step)];
    const { next } = frames[i];
    const text = words.transitions[next === 'jump' ? 'still' : next];
    return to - from > textWidth(text, 12) + 28 ? [{ text, at: (from + to) / 2 }] : [];
  });
  const jumps = frames.slice(1).flatMap(({ step }, i) => (frames[i].next === 'jump' ? [x(step - 0.5)] : []));
  return {
    x,
    slots,
    words: between,
    jumps: jumps.map((at, i) => ({
      at,
      named: (i === 0 || at - jumps[i - 1] > 40) && at - x(1) > 30 && x(last) - at > 38,
    })),
  };
}

/** The positions nearest to the wanted ones with neighbours at least `least` apart, all within 0..`most`. */
function apart(wanted: readonly number[], least: number, most: number): number[] {
  // Groups of touching neighbours share the mean of their wanted positions.
  const groups: { sum: number; count: number }[] = [];
  const startOf = ({ sum, count }: { sum: number; count: number }) =>
    Math.max(0, Math.min(most - (count - 1) * least, sum / count));
  for (const [i, place] of wanted.entries()) {
    let group = { sum: place, count: 1 };
    let before = groups.at(-1);
    while (before && startOf(before) + before.count * least > startOf(group)) {
      groups.pop();
      group = {
        sum: before.sum + group.sum - group.count * before.count * least,
        count: before.count + group.count,
      };
      before = groups.at(-1);
    }
    groups.push(group);
    if (i === wanted.length - 1) break;
  }
  return groups.flatMap((group) => Array.from({ length: group.count }, (_, k) => startOf(group) + k * least));
}
