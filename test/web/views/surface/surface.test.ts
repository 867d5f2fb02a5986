import { describe, expect, it } from 'vitest';
import { type Outlook, projection, turned } from '../../../../web/views/surface/projection.ts';
import { cornerNear, sheetsOf } from '../../../../web/views/surface/surface-sheets.ts';
import { runFixture } from '../fixture.ts';

const OUTLOOKS: readonly Outlook[] = [0, 0.6, 2, 3.5, 5].flatMap((azimuth) =>
  [0.12, 0.5, 1.4].map((elevation) => ({ azimuth, elevation })),
);
const CORNERS = [0, 1].flatMap((u) => [0, 1].flatMap((v) => [0, 1].map((w) => [u, v, w] as const)));

describe('the projection', () => {
  it('keeps the whole cube in its box from everywhere', () => {
    for (const outlook of OUTLOOKS)
      for (const [width, height] of [
        [300, 200],
        [500, 240],
      ]) {
        const { place } = projection(outlook, width, height);
        for (const corner of CORNERS) {
          const [x, y] = place(...corner);
          expect(x).toBeGreaterThanOrEqual(-1e-9);
          expect(x).toBeLessThanOrEqual(width + 1e-9);
          expect(y).toBeGreaterThanOrEqual(-1e-9);
          expect(y).toBeLessThanOrEqual(height + 1e-9);
        }
      }
  });

  it('puts higher values higher, and what recedes further up on the floor', () => {
    for (const outlook of OUTLOOKS) {
      const { place, uRecedes, vRecedes } = projection(outlook, 300, 200);
      expect(place(0.5, 0.5, 1)[1]).toBeLessThan(place(0.5, 0.5, 0)[1]);
      expect(place(1, 0.5, 0)[1] <= place(0, 0.5, 0)[1]).toBe(uRecedes || outlook.azimuth === 0);
      expect(place(0.5, 1, 0)[1] < place(0.5, 0, 0)[1]).toBe(vRecedes);
    }
  });

  it('never tilts below the floor or over the top', () => {
    const start = { azimuth: 0, elevation: 0.5 };
    expect(turned(start, 0, 1e6).elevation).toBeLessThan(Math.PI / 2);
    expect(turned(start, 0, -1e6).elevation).toBeGreaterThan(0);
    expect(turned(start, 12, 0).azimuth).toBeLessThan(0);
  });
});

describe('the sheets', () => {
  const run = runFixture('moving-peaks-2d', 'et-gp-ucb', 12, 11);
  const frame = run.frameAt(12);
  const sheets = sheetsOf(frame, 11, 11, [-3, 3]);
  if (!sheets?.band) throw new Error('no sheets');
  const { band, mean, candidates } = sheets;

  it('are the mean between the edges of the band, at every candidate of a small grid', () => {
    expect(candidates).toHaveLength(121);
    candidates.forEach((candidate, at) => {
      expect(mean[at]).toBeCloseTo(((frame.mean?.[candidate] ?? 0) + 3) / 6, 12);
      expect(band.lower[at]).toBeLessThanOrEqual(mean[at]);
      expect(band.upper[at]).toBeGreaterThanOrEqual(mean[at]);
    });
  });

  it('stay in the cube where the band leaves the scale', () => {
    const low = sheetsOf(frame, 11, 11, [-0.01, 0.01]);
    for (const height of low?.band?.upper ?? []) expect(height).toBeLessThanOrEqual(1);
  });

  it('take at most fifty corners an axis, the first and the last among them', () => {
    const flat = (count: number) => new Float64Array(count).fill(1);
    const fine = sheetsOf({ ...frame, mean: flat(14_641), sd: flat(14_641) }, 121, 121, [0, 2]);
    expect([fine?.columns, fine?.rows]).toEqual([50, 50]);
    expect([fine?.candidates[0], fine?.candidates.at(-1)]).toEqual([0, 14_640]);
  });

  it('are found by the pointer at their corners, and not from afar', () => {
    const view = projection({ azimuth: 0.6, elevation: 0.5 }, 400, 300);
    const at = 5 * 11 + 7;
    const [x, y] = view.place(5 / 10, 7 / 10, mean[at]);
    expect(cornerNear(sheets, view, x, y)).toBe(candidates[at]);
    expect(cornerNear(sheets, view, -500, -500)).toBeNull();
  });

  it('are none where there is no model', () => {
    const blind = runFixture('moving-peaks-2d', 'random', 2, 5);
    expect(sheetsOf(blind.frameAt(2), 5, 5, [-3, 3])).toBeNull();
  });
});
