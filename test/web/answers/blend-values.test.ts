import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../../src/engine/scenario/settings.ts';
import type { NumberParam } from '../../../src/parameters/spec.ts';
import { blendValues } from '../../../web/answers/blend/blend-values.ts';

const SHARE: NumberParam = {
  id: 'share',
  type: 'number',
  label: 'Share',
  symbol: '',
  help: '',
  default: 0,
  min: 0,
  max: 0.9,
};

describe('the values side by side', () => {
  it('are spread over the slider, by ratios where it goes by ratios', () => {
    const values = blendValues(SETTINGS.noiseVariance, 0.001);
    expect(values).toHaveLength(10);
    expect([values[0], values[9]]).toEqual([0.001, 10]);
    const ratios = values.slice(1).map((value, i) => value / values[i]);
    expect(Math.min(...ratios)).toBeGreaterThan(1.9);
    expect(Math.max(...ratios)).toBeLessThan(4.1);
    expect(blendValues(SHARE, 0)).toEqual(
      [0, 0.099, 0.198, 0.302, 0.4, 0.5, 0.599, 0.702, 0.801, 0.9].map(near),
    );
  });

  it('hold the present one in place of the nearest', () => {
    const before = blendValues(SETTINGS.noiseVariance, 0.001);
    const values = blendValues(SETTINGS.noiseVariance, 0.05);
    expect(values).toHaveLength(10);
    expect(values.filter((value) => !before.includes(value))).toEqual([0.05]);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it('reach as far as a present one beyond the slider', () => {
    expect(blendValues(SETTINGS.noiseVariance, 250).at(-1)).toBe(250);
    expect(blendValues(SETTINGS.noiseVariance, 1e-6)[0]).toBe(1e-6);
  });

  it('are as many as there are', () => {
    expect(blendValues({ ...SHARE, type: 'integer', min: 1, max: 4 }, 2)).toEqual([1, 2, 3, 4]);
  });
});

/** A slider has 200 positions. */
function near(value: number) {
  return expect.closeTo(value, 2);
}
