import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestSpot,
  clampSpot,
  markBox,
  overlaps,
  spread,
  textBox,
  textWidth,
} from '../../src/picture/layout.ts';
import { wrapped } from '../../src/picture/text-lines.ts';

const bounds = { left: 0, right: 100, top: 0, bottom: 100 };

describe('bestSpot', () => {
  it('prefers the earlier of equal spots and leaves taken ones', () => {
    const first = markBox(20, 20, 5);
    const second = markBox(60, 60, 5);
    expect(bestSpot([first, second], [], bounds)).toBe(0);
    expect(bestSpot([first, second], [markBox(22, 22, 2)], bounds)).toBe(1);
    expect(bestSpot([first], [markBox(22, 22, 2)], bounds)).toBe(-1);
  });

  it('keeps off curves where it can and never leaves the bounds', () => {
    const boxes = [markBox(20, 20, 5), markBox(60, 60, 5), markBox(98, 50, 5)];
    expect(
      bestSpot(boxes, [], bounds, [
        [21, 21],
        [19, 19],
        [60, 61],
      ]),
    ).toBe(1);
    expect(bestSpot([boxes[2]], [], bounds)).toBe(-1);
  });
});

describe('text boxes', () => {
  it('grow with the text and lie on the anchored side', () => {
    const width = textWidth('optimum $x*_t$', 12);
    expect(width).toBeGreaterThan(60);
    expect(width).toBeLessThan(110);
    expect(textWidth('optimum x*t', 12)).toBe(width);
    expect(textBox({ x: 50, y: 50, anchor: 'start' }, 40, 12)).toMatchObject({ left: 50, right: 90 });
    expect(textBox({ x: 50, y: 50, anchor: 'end' }, 40, 12)).toMatchObject({ left: 10, right: 50 });
    expect(textBox({ x: 50, y: 50, anchor: 'middle' }, 40, 12, 2).bottom).toBeGreaterThan(65);
  });

  it('are clamped into the bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 150 }), fc.integer({ min: 1, max: 100 }), (x, width) => {
        const box = textBox(clampSpot({ x, y: 50, anchor: 'middle' }, width, bounds), width, 12);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('touching is not overlapping', () => {
    expect(overlaps(markBox(0, 0, 5), markBox(10, 0, 5))).toBe(false);
    expect(overlaps(markBox(0, 0, 5), markBox(9.9, 0, 5))).toBe(true);
  });
});

describe('spread', () => {
  it('leaves apart what is apart, and centres what is not', () => {
    expect(spread([10, 100], 15, 0, 200)).toEqual([10, 100]);
    expect(spread([50, 52], 15, 0, 200)).toEqual([43.5, 58.5]);
    expect(spread([52, 50], 15, 0, 200)).toEqual([58.5, 43.5]);
  });

  it('stays within the bounds', () => {
    expect(spread([2, 3, 4], 15, 0, 200)).toEqual([0, 15, 30]);
    expect(spread([199, 200], 15, 0, 200)).toEqual([185, 200]);
  });

  it('keeps distance, order and bounds for any wishes', () => {
    const wishes = fc.array(fc.double({ min: -50, max: 250, noNaN: true }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(wishes, (wanted) => {
        const placed = spread(wanted, 15, 0, 200);
        const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b] || a - b);
        const sorted = order.map((i) => placed[i]);
        for (let i = 1; i < sorted.length; i++) expect(sorted[i] - sorted[i - 1]).toBeGreaterThan(15 - 1e-9);
        expect(sorted[0]).toBeGreaterThanOrEqual(0);
        expect(sorted[sorted.length - 1]).toBeLessThanOrEqual(200 + 1e-9);
      }),
    );
  });
});

describe('wrapping', () => {
  const letters = (text: string) => text.length;

  it('breaks between words', () => {
    expect(wrapped('seed 26 of the scene', 8, letters)).toEqual(['seed 26', 'of the', 'scene']);
  });

  it('breaks a word that is wider than a line, and loses nothing of it', () => {
    expect(wrapped('at abcdefghij', 4, letters)).toEqual(['at', 'abcd', 'efgh', 'ij']);
  });
});
