import { describe, expect, it } from 'vitest';
import type { DatasetTable } from '../../src/contracts/scenario.ts';
import { holdsPlacesAlone, withCoordinateRows } from '../../src/data/coordinates.ts';
import { armRanges, commonUnit, missingCells, shownRows, smallMap } from '../../src/data/table-preview.ts';

const table = (values: DatasetTable['values'], times = values.map((_, i) => `d${i}`)): DatasetTable => ({
  name: 't.csv',
  arms: values[0].map((_, arm) => `arm ${arm}`),
  times,
  values,
});

describe('what a table holds', () => {
  const small = table([
    [1, null],
    [2, null],
    [6, null],
  ]);

  it('is each arm’s lowest, mean and highest value, where it has any', () => {
    expect(armRanges(small)).toEqual([[1, 3, 6], null]);
  });

  it('is its number of missing cells', () => {
    expect(missingCells(small)).toBe(3);
  });

  it('is the unit that all names end with', () => {
    expect(commonUnit(['s01 (°C)', 's02 (°C)'])).toBe('°C');
    expect(commonUnit(['s01 [mm]', 's02 [cm]'])).toBe('');
    expect(commonUnit(['s01', 's02'])).toBe('');
  });
});

describe('a table made small', () => {
  it('has means over blocks, and nothing where there is no value', () => {
    const map = smallMap(
      table([
        [1, null],
        [3, null],
        [5, 7],
        [7, 9],
      ]),
      2,
      2,
    );
    expect(map).toMatchObject({ columns: 2, rows: 2 });
    expect([...map.values]).toEqual([2, Number.NaN, 6, 8]);
  });

  it('shows the first rows and those around the end of the training', () => {
    expect(shownRows(6, 2)).toEqual([0, 1, 2, 3, 4, 5]);
    const rows = shownRows(122, 40);
    expect(rows.slice(0, 9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 37]);
    expect(rows.at(-1)).toBe(51);
  });
});

describe('coordinates', () => {
  it('are the first two rows where their labels say so', () => {
    const wide = table(
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8],
        [9, 9],
      ],
      ['lat', 'Lon', 'a', 'b', 'c'],
    );
    expect(withCoordinateRows(wide)).toMatchObject({
      times: ['a', 'b', 'c'],
      coordinates: [
        [3, 1],
        [4, 2],
      ],
    });
    const plain = table([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ]);
    expect(withCoordinateRows(plain)).toBe(plain);
  });

  it.each([
    ['station,lon,lat\ns01,1,2\n', [], true],
    ['station,x,y\nBelmullet,1,2\n', [], true],
    ['station,x,y\ns01,1,2\ns02,3,4\n', ['s01', 's02'], true],
    ['day,x,y\n2026-01-01,1,2\n2026-01-02,3,4\n', [], false],
    ['day,a,b\nMon,1,2\n', [], false],
    ['', [], false],
  ] as const)('alone: %j is told from values over time', (text, arms, alone) => {
    expect(holdsPlacesAlone(text, arms)).toBe(alone);
  });
});
