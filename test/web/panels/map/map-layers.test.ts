import { describe, expect, it } from 'vitest';
import { gridCandidates } from '../../../../src/contracts/grid.ts';
import { LANE_LETTERS } from '../../../../src/contracts/scenario.ts';
import { heightOf, mapBands, optimumPath, queryPath } from '../../../../web/panels/map/map-layers.ts';
import { mapRows } from '../../../../web/panels/map/map-rows.ts';
import { bandRows } from '../../../../web/panels/regret/regret-rows.ts';
import { laneRows, wrappedRows } from '../../../../web/time/reading-rows.ts';
import { timeFrame } from '../../../../web/time/time-frame.ts';
import { fakeRecord, fakeWorld } from '../../fakes/records.ts';

const frame = timeFrame({ width: 360, height: 246 }, 5, { left: 34, top: 6 });
const line = gridCandidates([[0, 1]], 11);
const square = gridCandidates(
  [
    [0, 1],
    [-5, 10],
  ],
  4,
);
const arms = {
  kind: 'arms',
  dimension: 1,
  size: 4,
  points: new Float64Array([0, 1, 2, 3]),
  axes: [],
  names: ['a', 'b', 'c', 'd'],
} as const;

describe('mapBands', () => {
  it('stacks one band per dimension, each over its own axis', () => {
    expect(mapBands(frame, line).map(({ top, bottom, symbol }) => [top, bottom, symbol])).toEqual([
      [6, 226, '$x$'],
    ]);
    const [first, second] = mapBands(frame, square);
    expect([first.top, first.bottom, second.top, second.bottom]).toEqual([6, 112, 120, 226]);
    // Index 6 = (x₁ 1/3, x₂ 5): the first coordinate is the slow one.
    expect(heightOf(first, square, 6)).toBeCloseTo(112 - 106 / 3);
    expect(heightOf(second, square, 6)).toBeCloseTo(226 - (106 * 10) / 15);
  });

  it('gives every arm a row of its own', () => {
    const [band] = mapBands(frame, arms);
    expect([heightOf(band, arms, 0), heightOf(band, arms, 3)]).toEqual([226 - 27.5, 6 + 27.5]);
  });
});

describe('optimumPath', () => {
  const [band] = mapBands(frame, line);
  const pieces = (path: string) => path.split('M').filter(Boolean);

  it('is cut where the optimum jumps and joined where it drifts', () => {
    expect(pieces(optimumPath(frame, band, line, new Int32Array([2, 2, 9, 9, 9])))).toHaveLength(2);
    expect(pieces(optimumPath(frame, band, line, new Int32Array([2, 3, 4, 4, 5])))).toHaveLength(1);
  });

  it('spans whole steps, so that a single step is a visible dash', () => {
    const [before, dash] = pieces(optimumPath(frame, band, line, new Int32Array([2, 9, 2, 2, 2])));
    const half = (frame.x(2) - frame.x(1)) / 2;
    expect(before.endsWith(`H${(frame.x(2) - half).toFixed(1)}`)).toBe(true);
    expect(dash.startsWith((frame.x(2) - half).toFixed(1))).toBe(true);
    expect(dash.endsWith(`H${(frame.x(3) - half).toFixed(1)}`)).toBe(true);
  });

  it('is cut at every change of arm: neighbours in the list are not near', () => {
    const [rows] = mapBands(frame, arms);
    expect(pieces(optimumPath(frame, rows, arms, new Int32Array([0, 0, 1, 1, 2])))).toHaveLength(3);
  });
});

describe('queryPath', () => {
  it('has a mark per query and none for records of another candidate set', () => {
    const [band] = mapBands(frame, line);
    const records = [fakeRecord(1, { index: 10 }), fakeRecord(2, { index: 99 })];
    const path = queryPath(frame, band, line, records, 'B', 2);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.startsWith(`M${frame.x(1).toFixed(1)} ${(6).toFixed(1)}`)).toBe(true);
  });

  it('has a mark per query of a step of the world, and none where the last one still stands', () => {
    const [band] = mapBands(frame, line);
    const asked = (...at: number[]) => {
      const queries = { shown: 1, made: 1, regret: 0, asked: at.map((index) => fakeRecord(9, { index })) };
      return { ...fakeRecord(2, { index: 3 }), queries };
    };
    const path = (...at: number[]) => queryPath(frame, band, line, [asked(...at)], 'B', 2);
    expect(path(3, 5, 3, 99).match(/M/g)).toHaveLength(3);
    expect(path().match(/M/g)).toBeNull();
    expect(path(5).startsWith(`M${frame.x(2).toFixed(1)} `)).toBe(true);
  });
});

describe('rows of readings', () => {
  it('wraps like a flex row', () => {
    expect(wrappedRows([100, 100, 100], 340)).toBe(1);
    expect(wrappedRows([100, 100, 120], 340)).toBe(2);
    expect(wrappedRows([500], 340)).toBe(1);
  });

  it('keeps one row for a few lanes and two where they do not fit', () => {
    const lane = (letter: 'A' | 'B', name: string) => ({ letter, name, records: [] });
    const two = [lane('A', 'GP-UCB'), lane('B', 'ET-GP-UCB')];
    expect(mapRows(fakeWorld(5, { candidates: line }), two, 360)).toBe(1);
    expect(
      mapRows(fakeWorld(5), [lane('A', 'forgets half of it'), lane('B', 'forgets nothing at all')], 360),
    ).toBe(2);
    expect([2, 6].map((lanes) => laneRows(lanes, null, 360))).toEqual([1, 2]);
    expect(laneRows(5, fakeWorld(5, { timeLabels: ['2010-01', 'September 2010'] }), 360)).toBe(2);
    const some = (count: number) => ({
      world: null,
      lanes: LANE_LETTERS.slice(0, count).map((letter) => ({ letter, name: '', records: [] })),
    });
    expect(bandRows(some(2), 'total', 360)).toBe(1);
    expect(bandRows(some(2), 'total', 328)).toBe(2);
    expect([3, 4, 6].map((lanes) => bandRows(some(lanes), 'total', 360))).toEqual([2, 2, null]);
  });
});
