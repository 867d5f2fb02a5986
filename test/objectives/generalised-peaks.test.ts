import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedGeneralisedPeaks,
  type GeneralisedPeaks,
  generalisedPeaksValue,
  type PeaksSettings,
} from '../../src/objectives/benchmarks/generalised-peaks.ts';

const smooth: GeneralisedPeaks = {
  centres: [
    [0, 0],
    [20, -10],
  ],
  heights: [50, 60],
  widths: [
    [1, 2],
    [3, 3],
  ],
  angles: [0, 1],
  taus: [0, 0],
  etas: [
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ],
};
const settings = {
  ...{ box: 50, shift: 2, height: 7, width: 1, angle: 1, tau: 0.2, eta: 2, elliptical: true },
  tauRange: [-1, 1],
  etaRange: [-20, 20],
} satisfies PeaksSettings as PeaksSettings;

describe('generalised moving peaks', () => {
  it('have each peak’s height at its centre, and cones around it', () => {
    expect(generalisedPeaksValue(smooth, [20, -10])).toBe(60);
    expect(generalisedPeaksValue(smooth, [0, 0])).toBe(50);
    expect(generalisedPeaksValue(smooth, [1, 0])).toBe(49);
    expect(generalisedPeaksValue(smooth, [0, 1])).toBe(48);
  });

  it('turn with their angle', () => {
    const quarter = { ...smooth, angles: [Math.PI / 2, 1] };
    expect(generalisedPeaksValue(quarter, [1, 0])).toBeCloseTo(48, 12);
    expect(generalisedPeaksValue(quarter, [0, 1])).toBeCloseTo(49, 12);
  });

  it('keep their highest point where they are rough', () => {
    const rough = { ...smooth, taus: [0.5, 0.5] };
    fc.assert(
      fc.property(
        fc.double({ min: -50, max: 50, noNaN: true }),
        fc.double({ min: -50, max: 50, noNaN: true }),
        (a, b) => {
          expect(generalisedPeaksValue(rough, [a, b])).toBeLessThanOrEqual(60);
        },
      ),
    );
    expect(generalisedPeaksValue(rough, [20, -10])).toBe(60);
  });

  it('stay within their ranges whatever the change', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 20, maxLength: 20 }),
        (n) => {
          const change: GeneralisedPeaks = {
            centres: [n.slice(0, 2), n.slice(2, 4)],
            heights: n.slice(4, 6),
            widths: [n.slice(6, 8), n.slice(8, 10)],
            angles: n.slice(10, 12),
            taus: n.slice(12, 14),
            etas: [n.slice(14, 18), n.slice(16, 20)],
          };
          const { centres, heights, widths, angles, taus, etas } = changedGeneralisedPeaks(
            smooth,
            change,
            settings,
          );
          const within = (values: readonly number[], low: number, high: number) => {
            for (const value of values) {
              expect(value).toBeGreaterThanOrEqual(low - 1e-9);
              expect(value).toBeLessThanOrEqual(high + 1e-9);
            }
          };
          within(centres.flat(), -50, 50);
          within(heights, 30, 70);
          within(widths.flat(), 1, 12);
          within(angles, -Math.PI, Math.PI);
          within(taus, -1, 1);
          within(etas.flat(), -20, 20);
        },
      ),
    );
  });

  it('keep angles and roughness where these do not change, and one width for all axes where they are round', () => {
    const still = { ...settings, angle: 0, tau: 0, eta: 0, elliptical: false };
    const change: GeneralisedPeaks = {
      ...smooth,
      widths: [
        [1, 5],
        [1, 5],
      ],
    };
    const changed = changedGeneralisedPeaks(smooth, change, still);
    expect(changed).toMatchObject({ angles: smooth.angles, taus: smooth.taus, etas: smooth.etas });
    expect(changed.widths).toEqual([
      [2, 3],
      [4, 4],
    ]);
  });
});
