import { describe, expect, it } from 'vitest';
import { bandPath } from '../../../../src/picture/paths.ts';
import { worthPath } from '../../../../web/views/curve/worth-band.tsx';

const frame = { mean: Float64Array.of(1, 2), sd: Float64Array.of(2, 4), multiplier: 1 };
const same = (value: number) => value;

describe('the part of the band that is worth learning', () => {
  it('is the whole band where all is, and the mean where nothing is', () => {
    expect(worthPath(frame, [1, 0], [0, 10], same)).toBe(bandPath([0, 10], [3, 2], [-1, 2]));
  });

  it('is half as wide where a quarter of the variance is', () => {
    expect(worthPath(frame, [0.25, 0.25], [0, 10], same)).toBe(bandPath([0, 10], [2, 4], [0, 0]));
  });

  it('is none without a band', () => {
    expect(worthPath({ ...frame, multiplier: null }, [1, 1], [0, 10], same)).toBeNull();
  });
});
