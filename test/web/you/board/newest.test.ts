import { describe, expect, it } from 'vitest';
import { overlaps, textBox, textWidth } from '../../../../src/picture/layout.ts';
import { stepLabels } from '../../../../web/you/board/newest.ts';

const bounds = { left: 0, top: 0, right: 400, bottom: 300 };
const turn = (t: number, index: number) => ({ t, index, y: 0 });
const labels = (xs: number[]) =>
  stepLabels(
    xs.map((x, i) => turn(i + 1, x)),
    ({ index }) => [index, 150],
    bounds,
  );

describe('the steps beside the newest queries', () => {
  it('are those of the last five, the newest as t = 7', () => {
    expect(labels([10, 60, 110, 160, 210, 260, 310]).map(({ text }) => text)).toEqual([
      '$t$ = 7',
      '6',
      '5',
      '4',
      '3',
    ]);
  });

  it('never lie on one another, however close the queries are', () => {
    const placed = labels([200, 203, 206, 209, 212]);
    const boxes = placed.map(({ text, spot }) => textBox(spot, textWidth(text, 12), 12));
    boxes.forEach((box, i) => {
      for (const other of boxes.slice(i + 1)) expect(overlaps(box, other)).toBe(false);
    });
    expect(placed.length).toBeGreaterThan(1);
  });
});
