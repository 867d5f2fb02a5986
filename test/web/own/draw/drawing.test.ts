import { describe, expect, it } from 'vitest';
import { drawn } from '../../../../src/objectives/own/drawn.ts';
import { checkParameter } from '../../../../src/parameters/check.ts';
import type { KeyFrame, Transition } from '../../../../src/parameters/spec.ts';
import { changesReading } from '../../../../web/own/changes-reading.ts';
import { drawingPreview } from '../../../../web/own/draw/draw-tab.tsx';
import {
  addFrame,
  addPoint,
  curveOf,
  type Frames,
  freeStep,
  moveFrame,
  movePoint,
  pointsOf,
  rangeOf,
  removeFrame,
  removePoint,
  setNext,
} from '../../../../web/own/draw/drawing.ts';
import { stripLayout } from '../../../../web/own/draw/strip-layout.ts';

const frame = (step: number, next: Transition, ...ys: readonly number[]): KeyFrame => ({
  step,
  next,
  points: ys.map((y, i) => [i / Math.max(1, ys.length - 1), y]),
});
/** 1 → 41 glide, 41 → 81 still, 81 → 121 jump. */
const FRAMES: Frames = [
  frame(1, 'glide', 0, 1, 0),
  frame(41, 'still', 2, 3, 2),
  frame(81, 'jump', 9, 9),
  frame(121, 'glide', 5, 6),
];

const runs = (frames: Frames) =>
  drawn.parameters.every((spec) => spec.id !== 'frames' || checkParameter(spec, frames) === null);

describe('points of a drawing', () => {
  it('move between their neighbours and no further', () => {
    expect(pointsOf(movePoint(FRAMES, 0, 1, [0.3, 4]), 0)[1]).toEqual([0.3, 4]);
    expect(pointsOf(movePoint(FRAMES, 0, 1, [-3, 4]), 0)[1]).toEqual([0.005, 4]);
    expect(pointsOf(movePoint(FRAMES, 0, 2, [7, 1e9]), 0)[2]).toEqual([1, 1e6]);
  });

  it('stay where they are in x between two that leave no room', () => {
    const close: Frames = [
      {
        ...FRAMES[0],
        points: [
          [0, 0],
          [0.5, 0],
          [0.501, 1],
          [0.502, 0],
          [1, 0],
        ],
      },
    ];
    expect(runs(close)).toBe(true);
    for (const at of [1, 2, 3]) {
      const moved = movePoint(close, 0, at, [0.501, 0.9]);
      expect(runs(moved)).toBe(true);
      expect(pointsOf(moved, 0)[at][1]).toBe(0.9);
    }
    expect(pointsOf(movePoint(close, 0, 2, [0.9, 0.9]), 0)[2]).toEqual([0.501, 0.9]);
  });

  it('are added where the hand is, up to 24 of them and never on another', () => {
    const added = addPoint(FRAMES, 0, [0.25, 7]);
    expect(added?.index).toBe(1);
    expect(added && pointsOf(added.frames, 0)).toEqual([
      [0, 0],
      [0.25, 7],
      [0.5, 1],
      [1, 0],
    ]);
    expect(addPoint(FRAMES, 0, [0.502, 7])).toBeNull();
    const full: Frames = [frame(1, 'glide', ...Array.from({ length: 24 }, (_, i) => i))];
    expect(addPoint(full, 0, [0.02, 0])).toBeNull();
  });

  it('are removed, but for the last one', () => {
    expect(pointsOf(removePoint(FRAMES, 0, 1), 0)).toHaveLength(2);
    const one: Frames = [frame(1, 'glide', 3)];
    expect(removePoint(one, 0, 0)).toBe(one);
  });

  it('of key frames that stand still together are the same', () => {
    expect(pointsOf(FRAMES, 2)).toBe(pointsOf(FRAMES, 1));
    const moved = movePoint(FRAMES, 2, 0, [0, -4]);
    expect(pointsOf(moved, 1)[0]).toEqual([0, -4]);
    expect(pointsOf(moved, 2)[0]).toEqual([0, -4]);
  });
});

describe('key frames', () => {
  it('move between their neighbours', () => {
    expect(moveFrame(FRAMES, 1, 60.4, 200)[1].step).toBe(60);
    expect(moveFrame(FRAMES, 1, 300, 200)[1].step).toBe(80);
    expect(moveFrame(FRAMES, 3, 300, 200)[3].step).toBe(200);
  });

  it('are added with the curve seen at their step', () => {
    const glided = addFrame(FRAMES, 21, 'smooth');
    expect(glided?.at).toBe(1);
    expect(glided && pointsOf(glided.frames, 1)).toEqual([
      [0, 1],
      [0.5, 2],
      [1, 1],
    ]);
    const held = addFrame(FRAMES, 100, 'smooth');
    expect(held && pointsOf(held.frames, 3)).toEqual(pointsOf(FRAMES, 2));
    expect(held?.frames.map(({ next }) => next)).toEqual(['glide', 'still', 'glide', 'jump', 'glide']);
  });

  it('change nothing of what stands still when they are added or removed', () => {
    const before = drawingPreview(FRAMES, 'smooth', 160).values;
    const added = addFrame(FRAMES, 60, 'smooth');
    expect(added && drawingPreview(added.frames, 'smooth', 160).values).toEqual(before);
    expect(pointsOf(removeFrame(FRAMES, 1), 1)).toEqual(pointsOf(FRAMES, 1));
  });

  it('are never two at one step nor more than 12', () => {
    expect(addFrame(FRAMES, 41, 'smooth')).toBeNull();
    const full = Array.from({ length: 12 }, (_, i) => frame(10 * i + 1, 'glide', 0));
    expect(addFrame(full, 5, 'smooth')).toBeNull();
    const one = FRAMES.slice(0, 1);
    expect(removeFrame(one, 0)).toBe(one);
  });

  it('keep the curve they showed when they no longer stand still', () => {
    const freed = setNext(FRAMES, 1, 'glide');
    expect(pointsOf(freed, 2)).toEqual(pointsOf(FRAMES, 1));
  });

  it('find the next free step: in the gap behind, after the last one, or in another gap', () => {
    expect(freeStep(FRAMES, 0, 200)).toBe(21);
    expect(freeStep(FRAMES, 3, 200)).toBe(161);
    expect(freeStep([frame(1, 'glide', 0), frame(2, 'glide', 0)], 0, 2)).toBeNull();
    expect(freeStep([frame(1, 'glide', 0), frame(9, 'glide', 0), frame(10, 'glide', 0)], 1, 10)).toBe(5);
  });

  it('stay what can run after every act', () => {
    const acts = [
      movePoint(FRAMES, 2, 1, [2, -2e6]),
      addPoint(FRAMES, 3, [0.25, 1])?.frames ?? [],
      moveFrame(FRAMES, 0, -5, 200),
      addFrame(FRAMES, 30, 'straight')?.frames ?? [],
      removeFrame(FRAMES, 0),
      setNext(FRAMES, 2, 'still'),
    ];
    expect(acts.every(runs)).toBe(true);
  });
});

describe('the picture of a drawing', () => {
  it('has room above and below all curves, also where all are level', () => {
    const [low, high] = rangeOf(FRAMES);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(6);
    expect(rangeOf([frame(1, 'glide', 3)])).toEqual([2, 4]);
  });

  it('has its small pictures side by side and within the strip, however close the steps are', () => {
    for (const width of [330, 752]) {
      const crowded = Array.from({ length: 12 }, (_, i) => frame(95 + i, 'jump', 0));
      const { slots } = stripLayout(crowded, 200, width);
      expect(slots[0].left).toBeGreaterThanOrEqual(0);
      expect(slots[11].left + slots[11].width).toBeLessThanOrEqual(width + 1e-9);
      for (const [i, slot] of slots.slice(1).entries())
        expect(slot.left - slots[i].left).toBeGreaterThanOrEqual(slot.width + 6.999);
    }
  });

  it('says when it jumps', () => {
    expect(changesReading(drawingPreview(FRAMES, 'smooth', 200).changePoints)).toBe(
      'The objective jumps after 120.',
    );
    expect(changesReading([60, 130])).toBe('The objective jumps after 60 and 130.');
    expect(changesReading([])).toBe('The objective never jumps.');
  });

  it('is what the lanes will run', () => {
    const { values } = drawingPreview(FRAMES, 'straight', 60);
    const truth = curveOf(FRAMES, 1, 'straight');
    expect(values[40 * 81 + 20]).toBe(truth(0.25));
  });
});
