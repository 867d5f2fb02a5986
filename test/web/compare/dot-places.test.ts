import { describe, expect, it } from 'vitest';
import { finalDots } from '../../../src/sheet/final-dots.ts';
import { keyPlace, nearestDot, placeText } from '../../../web/compare/dot-places.ts';
import { layoutOf } from '../../../web/compare/layout.ts';
import { madeSheet } from '../../sheet/support.ts';

const sheet = madeSheet(3, 25);
const dots = finalDots(sheet, 680);
const values = (row: number) => sheet.comparison.values[dots.rows[row].lane];

describe('the keys', () => {
  const first = keyPlace(sheet, dots, { row: 0, replicate: 0 }, 'Home');

  it('go through the seeds of a lane by value, and stop at its ends', () => {
    const visited = [first];
    for (let i = 0; i < 30; i++) visited.push(keyPlace(sheet, dots, visited[i], 'ArrowRight'));
    const seen = visited.slice(0, 25).map(({ replicate }) => values(0)[replicate]);
    expect(seen).toEqual(values(0).toSorted((a, b) => a - b));
    expect(visited[30]).toEqual(keyPlace(sheet, dots, first, 'End'));
    expect(keyPlace(sheet, dots, first, 'ArrowLeft')).toEqual(first);
  });

  it('go to the same seed in another lane', () => {
    const below = keyPlace(sheet, dots, first, 'ArrowDown');
    expect(below).toMatchObject({ row: 1, replicate: first.replicate });
    expect(keyPlace(sheet, dots, below, 'ArrowUp')).toEqual(first);
    expect(keyPlace(sheet, dots, first, 'ArrowUp')).toEqual(first);
    expect(keyPlace(sheet, dots, first, 'x')).toBe(first);
  });

  it('are read out: the seed, its value, where it stands, and the other lanes', () => {
    expect(placeText(sheet, dots, 7, first)).toMatch(
      /^Seed 7, replicate \d+, lane [ABC] \d+\.\d\d, number 1 of 25 by regret; [ABC] \d+\.\d\d, [ABC] \d+\.\d\d\.$/,
    );
  });
});

describe('the pointer', () => {
  it('finds the dot that lies nearest', () => {
    for (const [row, { dots: places }] of dots.rows.entries())
      for (const [replicate, [x, y]] of places.entries())
        expect(nearestDot(sheet, dots, x, y)).toMatchObject({ row, replicate });
  });
});

describe('the layout', () => {
  it('has all parts in sight where the room allows: 1440 × 900, and two lanes at 1280 × 765', () => {
    for (const [lanes, width, height] of [
      [5, 1440, 795],
      [2, 1280, 660],
    ] as const) {
      const { figure, row, pair, share } = layoutOf(lanes, width, height - 74);
      const upper = Math.max(figure, (pair * lanes * (lanes - 1)) / 2 + 42);
      const lower = Math.max(row * lanes + 38, share);
      expect(74 + upper + lower + 2 * 74).toBeLessThanOrEqual(height);
    }
  });

  it('puts the parts under one another on a phone', () => {
    expect(layoutOf(6, 390, 800)).toMatchObject({ left: 358, right: 358 });
  });
});
