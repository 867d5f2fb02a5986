import { describe, expect, it } from 'vitest';
import { gridCandidates } from '../../../src/contracts/grid.ts';
import { mappedLanes, mapReading, mapSentence, placeName } from '../../../web/readings/map.ts';
import { fakeRecord, fakeWorld } from '../fakes/records.ts';

const square = gridCandidates(
  [
    [0, 1],
    [0, 1],
  ],
  3,
);
const arms = {
  kind: 'arms',
  dimension: 1,
  size: 2,
  points: new Float64Array([0, 1]),
  axes: [],
  names: ['Oslo', 'Bergen'],
} as const;

describe('placeName', () => {
  it('gives coordinates on a grid and names of arms', () => {
    expect(placeName(gridCandidates([[-1, 1]], 5), 1)).toBe('−0.50');
    expect(placeName(square, 5)).toBe('(0.50, 1.00)');
    expect(placeName(arms, 1)).toBe('Bergen');
  });
});

describe('mapReading', () => {
  const world = fakeWorld(2, { candidates: arms, starIndex: new Int32Array([0, 1]) });
  const lanes = [{ letter: 'A', name: 'GP-UCB', records: [fakeRecord(1, { index: 1 })] }] as const;

  it('says where the optimum was and where each lane asked at that step', () => {
    expect(mapReading(world, lanes, 1)).toEqual({
      optimum: 'Oslo',
      queries: [{ letter: 'A', value: 'Bergen' }],
    });
    expect(mapSentence(world, lanes, 1)).toBe('At step 1 the optimum is Oslo; GP-UCB asked Bergen.');
  });

  it('says which of a step’s queries it names where the world moves while a lane computes', () => {
    const at = (shown: number, made: number, asked: number) => {
      const queries = { shown, made, regret: 0, asked: Array.from({ length: asked }, () => fakeRecord(1)) };
      const records = [{ ...fakeRecord(1, { index: 1 }), queries }];
      return mapReading(world, [{ ...lanes[0], records }], 1).queries[0].value;
    };
    expect(at(7, 7, 1)).toBe('Bergen');
    expect(at(7, 7, 3)).toBe('Bergen (3 of 3)');
    expect(at(6, 7, 2)).toBe('Bergen (1 of 2)');
    expect(at(7, 7, 0)).toBe('Bergen (stands)');
  });

  it('has a dash where nothing is known', () => {
    expect(mapReading(world, lanes, 2).queries[0].value).toBe('–');
    expect(mapReading(world, lanes, 3).optimum).toBe('–');
  });

  it('ignores records of another candidate set', () => {
    const old = [{ letter: 'A', name: 'GP-UCB', records: [fakeRecord(1, { index: 7 })] }] as const;
    expect(mapReading(world, old, 1).queries[0].value).toBe('–');
  });
});

describe('the lanes of the map', () => {
  const lanes = (['A', 'B', 'C', 'D'] as const).map((letter) => ({ letter, name: letter, records: [] }));

  it('are all of up to three, and of more the selected one, else the first', () => {
    expect(mappedLanes(lanes.slice(0, 3), 'B')).toHaveLength(3);
    expect(mappedLanes(lanes, 'C')).toEqual([lanes[2]]);
    expect(mappedLanes(lanes, null)).toEqual([lanes[0]]);
  });
});
