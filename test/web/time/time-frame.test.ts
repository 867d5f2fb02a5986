import { describe, expect, it } from 'vitest';
import { leftMargin, tickName } from '../../../web/time/left-margin.ts';
import {
  halfStep,
  scaleFromZero,
  stepAt,
  timeFrame,
  timeTicks,
  timeTitleAt,
  withinAxis,
} from '../../../web/time/time-frame.ts';
import { fakeWorld } from '../fakes/records.ts';

const frame = (horizon: number, width = 360) =>
  timeFrame({ width, height: 204 }, horizon, { left: 34, top: 22 });
const labels = (horizon: number, width?: number) =>
  timeTicks(frame(horizon, width)).map(({ label }) => label);

describe('timeFrame', () => {
  it('puts the first and the last step on the ends of the axis', () => {
    const { x, left, right, bottom } = frame(200);
    expect([x(1), x(200)]).toEqual([left, right]);
    expect([left, right, bottom]).toEqual([34, 351, 184]);
  });

  it('has a scale even for a single step', () => {
    expect(frame(1).x(1)).toBe(34);
  });
});

describe('stepAt', () => {
  it('finds the nearest step and stays within the run', () => {
    const { x } = frame(200);
    expect(stepAt(frame(200), x(131) + 0.5)).toBe(131);
    expect(stepAt(frame(200), -20)).toBe(1);
    expect(stepAt(frame(200), 999)).toBe(200);
  });
});

describe('withinAxis', () => {
  it('keeps the wide steps of a short run inside the panel', () => {
    const short = frame(1);
    expect(withinAxis(short, short.x(1) - halfStep(short))).toBe(29);
    expect(withinAxis(frame(2), 9999)).toBe(356);
  });

  it('leaves the steps of a long run as they are', () => {
    const long = frame(200);
    const from = long.x(1) - halfStep(long);
    expect(withinAxis(long, from)).toBe(from);
  });
});

describe('timeTicks', () => {
  it('has the first, the last and round steps between, without crowding', () => {
    expect(labels(200)).toEqual(['1', '50', '100', '150', '200']);
    expect(labels(82)).toEqual(['1', '20', '40', '60', '82']);
    expect(labels(205)).toEqual(['1', '50', '100', '150', '205']);
    expect(labels(3, 900)).toEqual(['1', '2', '3']);
    expect(labels(1)).toEqual(['1']);
  });

  it('gives long numbers the room that they need, and the title none between them', () => {
    const marks = timeTicks(frame(100_000));
    for (const [i, { at }] of marks.slice(1).entries()) expect(at - marks[i].at).toBeGreaterThan(45);
    expect(marks.at(-1)?.label).toBe('100000');
    expect(timeTitleAt(timeTicks(frame(100_000, 300)))).toBeNull();
  });

  it('finds room for the title between two ticks', () => {
    const { x } = frame(200);
    expect(timeTitleAt(timeTicks(frame(200)))).toBeCloseTo((x(150) + x(200)) / 2);
    expect(timeTitleAt(timeTicks(frame(200, 90)))).toBeNull();
  });
});

describe('scaleFromZero', () => {
  it('ends on a round value at or above the largest', () => {
    const { y, grid } = scaleFromZero(frame(200), 128);
    expect(grid.map(({ value }) => value)).toEqual([0, 50, 100, 150]);
    expect([y(0), y(150)]).toEqual([frame(200).bottom, frame(200).top]);
    expect(scaleFromZero(frame(200), 0).grid).toEqual(scaleFromZero(frame(200), 1).grid);
  });
});

describe('leftMargin', () => {
  const arms = (names: string[]) =>
    fakeWorld(2, {
      candidates: {
        kind: 'arms',
        dimension: 1,
        size: names.length,
        points: new Float64Array(names.length),
        axes: [],
        names,
      },
    });

  it('grows with the names of arms, to a limit', () => {
    expect(leftMargin(null)).toBe(34);
    expect(leftMargin(arms(['a', 'b']))).toBe(34);
    expect(leftMargin(arms(['Station 12']))).toBeGreaterThan(34);
    expect(leftMargin(arms(['Transportation and Utilities']))).toBe(84);
  });

  it('shortens a name only where it does not fit', () => {
    expect(tickName('Other')).toBe('Other');
    expect(tickName('Transportation and Utilities')).toMatch(/^Transp.*…$/);
  });
});
