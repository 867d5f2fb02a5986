import { describe, expect, it } from 'vitest';
import type { Lane } from '../../../../src/contracts/scenario.ts';
import { allLanes, lanesInSight } from '../../../../web/store/run/lane-data.ts';
import { SCENARIO } from '../support.ts';

describe('the data of a lane', () => {
  it('are the same object every time, also where another scenario calls the lane otherwise', () => {
    const lane: Lane = { id: 'A', algorithm: 'tv-gp-ucb', label: '', parameters: {} };
    const rival: Lane = { ...lane, id: 'B', parameters: { epsilon: 0.1 } };
    const [alone, beside] = [[lane], [lane, rival]].map((lanes) => ({
      scenario: { ...SCENARIO, lanes },
      runs: {},
    }));
    const [first, second] = [allLanes(alone)[0], allLanes(beside)[0]];
    expect(second.name).not.toBe(first.name);
    // The page asks for both in turns: a new object each time would draw it for ever.
    expect(allLanes(alone)[0]).toBe(first);
    expect(allLanes(beside)[0]).toBe(second);
  });
});

describe('the lanes in sight', () => {
  const state = { shown: SCENARIO, runs: {} };
  const letters = (about: readonly Lane['id'][] | null) =>
    lanesInSight(state, about).map(({ lane }) => lane.id);

  it('are those that a step of a lesson is about, in the order of the page', () => {
    expect(letters(['B'])).toEqual(['B']);
    expect(letters(['B', 'A'])).toEqual(['A', 'B']);
  });

  it('are all of them elsewhere', () => {
    expect(letters(null)).toEqual(['A', 'B']);
  });
});
