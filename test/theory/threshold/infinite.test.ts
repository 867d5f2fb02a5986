import { describe, expect, it } from 'vitest';
import {
  infiniteBeta,
  infiniteLevelSetZone,
  infiniteSamplingZone,
  infiniteZone,
  placesPerDimension,
} from '../../../src/theory/threshold/infinite.ts';

const delta = 0.2;
const deviation = 0.5;

describe('designs without end (App. D)', () => {
  it('so many places per dimension stand for them, by hand', () => {
    const set = { a: 1.5, b: 3, r: 2, dimension: 2 };
    // d (ε/4)⁻¹ b r √(ln(4da/δ)) = 2 · 40 · 3 · 2 · √(ln 60)
    expect(placesPerDimension(0.1, set, delta)).toBe(Math.ceil(480 * Math.sqrt(Math.log(60))));
    expect(placesPerDimension(0.1, { ...set, r: 4 }, delta)).toBe(Math.ceil(960 * Math.sqrt(Math.log(60))));
  });

  it('leave no design further than rd/ζ from a place, so that a slope of b√(ln(4da/δ)) costs at most ε/4', () => {
    const [epsilon, a, b, r, dimension] = [0.3, 1, 2, 1.5, 2];
    const places = placesPerDimension(epsilon, { a, b, r, dimension }, delta);
    const slope = b * Math.sqrt(Math.log((4 * dimension * a) / delta));
    expect((slope * r * dimension) / places).toBeLessThanOrEqual(epsilon / 4);
    expect((slope * r * dimension) / (places - 1)).toBeGreaterThan(epsilon / 4);
  });

  it('β_t and the three η(ε) by hand', () => {
    expect(infiniteBeta(7, 30, 2, delta)).toBeCloseTo((2 * 901 * Math.PI ** 2 * 49) / 0.6, 6);
    const [epsilon, designs] = [0.4, 900];
    const half = deviation / 2;
    expect(infiniteZone(epsilon, designs, { deviation, delta })).toBeCloseTo(
      half * Math.min((3 * epsilon) / 8, (9 * epsilon ** 2 * delta) / (128 * designs)),
      18,
    );
    expect(infiniteSamplingZone(epsilon, designs, deviation)).toBeCloseTo(
      half * Math.min(epsilon / 8, epsilon ** 3 / (256 * designs)),
      18,
    );
    expect(infiniteLevelSetZone(epsilon, designs, { deviation, delta })).toBeCloseTo(
      half * Math.min(epsilon / 8, (epsilon ** 2 * delta) / (128 * designs)),
      18,
    );
  });
});
