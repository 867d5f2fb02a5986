import { describe, expect, it } from 'vitest';
import { linear } from '../../../../src/picture/scale.ts';
import { chosePlaces, stripNames, stripPath } from '../../../../web/panels/priors/priors-shapes.ts';
import type { PriorStack } from '../../../../web/readings/priors.ts';
import { timeFrame } from '../../../../web/time/time-frame.ts';

const STEPS = 101;
/** The first prior has a tenth, and all but nothing in the second half; the second has the rest. */
const stack: PriorStack = {
  top: 1,
  edges: [
    new Float64Array(STEPS),
    Float64Array.from({ length: STEPS }, (_, i) => (i < 50 ? 0.4 : 0.01)),
    new Float64Array(STEPS).fill(1),
  ],
  chose: Array.from({ length: STEPS }, () => 1),
};
const frame = timeFrame({ width: 443, height: 128 }, STEPS, { left: 34, top: 8 });
const y = linear([0, 1], [frame.bottom, frame.top]);

describe('the strips of the priors', () => {
  it('are named where they are high and long enough, the latest place first', () => {
    const names = ['$l$ × 1, $ε$ 0', '$l$ × 1, $ε$ 0.03'];
    const drawn = { stack, names, frame, y };
    const [first, second, ...more] = stripNames(drawn, STEPS);
    expect([first.prior, second.prior, more]).toEqual([0, 1, []]);
    expect(first.x).toBeLessThanOrEqual(frame.x(50));
    expect(first.y).toBeGreaterThan(y(0.4));
    expect(second.x).toBeGreaterThan(frame.x(95));
    expect(stripNames(drawn, 40).every(({ x }) => x < frame.x(40))).toBe(true);
    expect(stripNames(drawn, 3)).toEqual([]);
  });

  it('have no name where there is no room for one', () => {
    const names = ['a name that is a good deal longer than half of the run', ''];
    expect(stripNames({ stack, names, frame, y }, STEPS)).toHaveLength(1);
  });

  it('lie on one another, and the dots in the one that chose', () => {
    expect(stripPath(stack, 1, frame, y)).toContain(`${frame.x(1).toFixed(1)} ${y(1).toFixed(1)}`);
    const [[x, at]] = chosePlaces(stack, frame, y);
    expect([x, at]).toEqual([frame.x(1), y(0.7)]);
  });
});
