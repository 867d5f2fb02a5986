import { describe, expect, it } from 'vitest';
import {
  cellCovering,
  forcedLook,
  type LookSpacing,
  scheduledShare,
} from '../../../src/policy/looks/forced-looks.ts';

const line = Array.from({ length: 11 }, (_, i) => [i / 10]);

/** Looks in an episode of so many steps. */
function looks(spacing: LookSpacing, steps: number, share: number, size: number): (number | null)[] {
  const made: (number | null)[] = [];
  for (let j = 1; j <= steps; j++)
    made.push(forcedLook(spacing, j, made.filter((place) => place !== null).length, share, size));
  return made;
}

describe('a covering set of cells', () => {
  it('takes of every cell the candidate nearest to its centre, the lower of two', () => {
    expect(cellCovering(line, 5)).toEqual([1, 3, 5, 7, 9]);
    expect(cellCovering([[0], [1]], 1)).toEqual([0]);
  });

  it('counts the last axis fastest', () => {
    const square = [
      [0.1, 0.1],
      [0.9, 0.1],
      [0.1, 0.9],
      [0.9, 0.9],
    ];
    expect(cellCovering(square, 2)).toEqual([0, 2, 1, 3]);
  });

  it('leaves out a candidate that another cell has taken', () => {
    expect(cellCovering([[0.4], [0.6]], 5)).toEqual([0, 1]);
  });
});

describe('the schedule of looks', () => {
  it('spread: one at a time, evenly, around the covering set', () => {
    expect(looks('spread', 9, 0.25, 2)).toEqual([0, null, null, null, 1, null, null, null, 0]);
  });

  it('block: a whole round, then none until the next', () => {
    expect(looks('block', 10, 0.5, 2)).toEqual([0, 1, null, null, 0, 1, null, null, 0, 1]);
  });

  it.each(['spread', 'block'] as const)('%s: the share asked for, over a long time', (spacing) => {
    for (const share of [0.02, 0.1, 0.5, 1]) {
      const made = looks(spacing, 3000, share, 5).filter((place) => place !== null).length;
      expect(made / 3000).toBeCloseTo(share, 2);
    }
  });

  it('share 0: none', () => {
    expect(looks('spread', 5, 0, 3)).toEqual([null, null, null, null, null]);
  });

  it('grows with every restart, falls with the horizon, and never exceeds 1', () => {
    expect(scheduledShare(1, 5, 10_000)).toBeCloseTo(Math.sqrt((5 * Math.log(10_000)) / 10_000), 12);
    expect(scheduledShare(4, 5, 10_000)).toBeCloseTo(2 * scheduledShare(1, 5, 10_000), 12);
    expect(scheduledShare(50, 25, 100)).toBe(1);
    expect(scheduledShare(1, 5, 1)).toBe(0);
  });
});
