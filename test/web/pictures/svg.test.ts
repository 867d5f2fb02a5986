import { describe, expect, it } from 'vitest';
import { paints, plain } from '../../../web/pictures/svg.ts';

describe('colours of a picture', () => {
  it('are written as every reader of SVG knows them', () => {
    expect(plain('color(srgb 1 0.5 0 / 0.25)')).toBe('rgba(255, 128, 0, 0.25)');
    expect(plain('color(srgb 0 0 1)')).toBe('rgba(0, 0, 255, 1)');
    expect(plain('rgb(1, 2, 3)')).toBe('rgb(1, 2, 3)');
  });

  it('that are clear paint nothing', () => {
    expect(['none', 'transparent', 'rgba(0, 0, 0, 0)'].map(paints)).toEqual([false, false, false]);
    expect(paints('rgba(0, 0, 0, 0.5)')).toBe(true);
  });
});
