import { describe, expect, it } from 'vitest';
import { entryBeside } from '../../../web/library/use-grid-keys.ts';

/** Two shelves: rows of three and two, then of two. */
const places = [
  [0, 0],
  [200, 0],
  [400, 0],
  [0, 100],
  [200, 100],
  [0, 260],
  [200, 260],
];
const boxes = places.map(([left, top]) => ({ left, top }) as DOMRect);
const from = (at: number, key: string) => entryBeside(boxes, at, key);

describe('arrows among the entries', () => {
  it('go on to the right into the next row, and stay at both ends', () => {
    expect(from(2, 'ArrowRight')).toBe(3);
    expect(from(3, 'ArrowLeft')).toBe(2);
    expect(from(0, 'ArrowLeft')).toBe(0);
    expect(from(6, 'ArrowRight')).toBe(6);
  });

  it('go down to the nearest of the next row, also on the next shelf', () => {
    expect(from(1, 'ArrowDown')).toBe(4);
    expect(from(2, 'ArrowDown')).toBe(4);
    expect(from(4, 'ArrowDown')).toBe(6);
    expect(from(5, 'ArrowUp')).toBe(3);
    expect(from(1, 'ArrowUp')).toBe(1);
    expect(from(6, 'ArrowDown')).toBe(6);
  });

  it('leave every other key alone; Home and End are the first and the last', () => {
    expect(from(3, 'Home')).toBe(0);
    expect(from(3, 'End')).toBe(6);
    expect(from(3, 'x')).toBeNull();
  });
});
