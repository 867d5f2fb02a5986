import { describe, expect, it } from 'vitest';
import { overlaps, textBox, textWidth } from '../../../../src/picture/layout.ts';
import { staleSpot } from '../../../../web/views/curve/stale-spot.ts';
import type { PlotLabel } from '../../../../web/views/plot/curve-labels.ts';

const PLOT = { left: 34, right: 700, bottom: 140 };
const WORDS = 'answer of step 9';
const label = (x: number, y: number): PlotLabel => ({
  key: 'optimum',
  spot: { x, y, anchor: 'start' },
  lines: [{ text: 'optimum $x*_t$', strong: false }],
});
const boxOf = (text: string, spot: PlotLabel['spot']) => textBox(spot, textWidth(text, 12), 12);

describe('the words at an old answer', () => {
  it('stand on the side away from the query, above', () => {
    expect(staleSpot(WORDS, { x: 300, y: 80 }, 400, [], PLOT)).toEqual({ x: 287, y: 71, anchor: 'end' });
    expect(staleSpot(WORDS, { x: 300, y: 80 }, 200, [], PLOT)).toEqual({ x: 313, y: 71, anchor: 'start' });
  });

  it('stay in the plot', () => {
    expect(staleSpot(WORDS, { x: 36, y: 80 }, 400, [], PLOT)?.anchor).toBe('start');
    expect(staleSpot(WORDS, { x: 300, y: 12 }, 400, [], PLOT)?.y).toBe(32);
  });

  it('cover no label of the lane, as that of the optimum beside them', () => {
    const optimum = label(40, 62);
    const spot = staleSpot(WORDS, { x: 36, y: 75 }, 400, [optimum], PLOT);
    if (!spot) throw new Error('there is room below');
    expect(overlaps(boxOf(WORDS, spot), boxOf(optimum.lines[0].text, optimum.spot))).toBe(false);
  });

  it('are left out where there is no room', () => {
    const around = [label(40, 62), label(40, 95)];
    expect(staleSpot(WORDS, { x: 36, y: 75 }, 400, around, PLOT)).toBeNull();
  });
});
