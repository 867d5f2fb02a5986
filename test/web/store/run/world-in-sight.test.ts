import { describe, expect, it } from 'vitest';
import { worldInSight } from '../../../../web/store/run/world-in-sight.ts';
import { fakeWorld } from '../../fakes/records.ts';

/** Its values reach one further up at every step. */
const WORLD = fakeWorld(50, {
  reach: Float64Array.from({ length: 100 }, (_, i) => (i % 2 ? i : -1)),
});

describe('the world in sight', () => {
  it('has the range of the steps shown, and its own where all of them are', () => {
    expect(worldInSight(WORLD, 10).range).toEqual([-5, 20]);
    expect(worldInSight(WORLD, 50)).toBe(WORLD);
  });

  it('is the same object every time, also where another part of the page shows another step', () => {
    const [early, late] = [worldInSight(WORLD, 10), worldInSight(WORLD, 40)];
    expect(late.range).not.toEqual(early.range);
    // The page asks for both in turns: a new object each time would draw it for ever.
    expect(worldInSight(WORLD, 10)).toBe(early);
    expect(worldInSight(WORLD, 40)).toBe(late);
  });
});
