import { describe, expect, it } from 'vitest';
import { parseCoordinates } from '../../src/data/coordinates.ts';

describe('parseCoordinates', () => {
  it('matches rows to arms by name, whatever their order and the other columns', () => {
    const text =
      'code,station,lon,lat,height\nVAL,Valentia,-10.25,51.9,9\nOFF,Offaly,1,2,3\nBEL,Belmullet,-10,54.2,9\n';
    expect(parseCoordinates(text, ['BEL', 'VAL'])).toEqual([
      [-10, 54.2],
      [-10.25, 51.9],
    ]);
  });

  it('prefers x and y over longitude and latitude', () => {
    expect(parseCoordinates('name,lon,lat,x,y\na,1,2,3,4\nb,5,6,7,8', ['a', 'b'])).toEqual([
      [3, 4],
      [7, 8],
    ]);
  });

  it.each([
    [
      'no coordinate columns',
      'name,height\na,1\nb,2',
      'row 1: no coordinates among the columns “name”, “height”',
    ],
    ['an arm without a row', 'name,x,y\na,1,2\nc,3,4', 'column name: arm “b” is not there'],
    ['text for a coordinate', 'name,x,y\na,1,2\nb,NA,4', 'row 3, column x: “NA” is not a number'],
  ])('refuses %s', (_, text, message) => {
    expect(() => parseCoordinates(text, ['a', 'b'])).toThrow(message);
  });
});
