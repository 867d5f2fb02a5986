import { describe, expect, it } from 'vitest';
import { PHASES } from '../../../../src/algorithms/card.ts';
import { filmable, filmLength, filmPlan, MOST_FRAMES } from '../../../../web/share/film/plan.ts';
import type { Speed } from '../../../../web/store/state.ts';

describe('the plan of a film', () => {
  it.each([1, 4, 8, 15, 30] as const)('shows each step once, for 1/%i of a second', (speed) => {
    const { frames, rate, seconds } = filmPlan({ from: 1, to: 200, speed });
    expect(frames.map(({ step }) => step)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
    expect(frames.every(({ phase }) => phase === null)).toBe(true);
    expect(frames.map(({ at }) => at)).toEqual(frames.map((_, i) => i / speed));
    expect(new Set(frames.map((frame) => frame.seconds))).toEqual(new Set([1 / speed]));
    expect(rate).toBe(speed);
    expect(seconds).toBe(200 / speed);
  });

  it('begins at the step asked for', () => {
    const { frames } = filmPlan({ from: 61, to: 63, speed: 4 });
    expect(frames.map(({ step, at }) => [step, at])).toEqual([
      [61, 0],
      [62, 0.25],
      [63, 0.5],
    ]);
  });

  it('of one step is one picture', () => {
    expect(filmPlan({ from: 200, to: 200, speed: 4 }).frames).toHaveLength(1);
  });

  it('in slow motion shows every phase of a step as long as the page does, and at the end the step whole', () => {
    const { frames } = filmPlan({ from: 60, to: 61, speed: 'slow' });
    expect(frames.map(({ step, phase }) => [step, phase])).toEqual([
      ...PHASES.map((phase) => [60, phase]),
      ...PHASES.map((phase) => [61, phase]),
      [61, null],
    ]);
    for (const [i, { at, seconds }] of frames.entries()) {
      expect(at).toBeCloseTo(0.7 * i, 12);
      expect(seconds).toBeCloseTo(0.7, 12);
    }
  });

  it.each([4, 'slow'] as const)('at speed %s is as long as it is told to be beforehand', (speed) => {
    const filmed = { from: 7, to: 90, speed };
    const { frames, ...length } = filmPlan(filmed);
    expect(filmLength(filmed)).toEqual(length);
    expect(length.pictures).toBe(frames.length);
    expect(length.seconds).toBeCloseTo(frames[frames.length - 1].at + frames[0].seconds, 9);
  });

  it('of a run that is too long has as much of it as one film takes', () => {
    const pictures = (horizon: number, speed: Speed) => filmLength(filmable(1, horizon, speed)).pictures;
    expect(filmable(1, MOST_FRAMES, 30)).toEqual({ from: 1, to: MOST_FRAMES, speed: 30 });
    expect(filmable(1, 100_000, 4)).toEqual({ from: 1, to: MOST_FRAMES, speed: 4 });
    expect(filmable(61, 100_000, 4)).toEqual({ from: 61, to: 60 + MOST_FRAMES, speed: 4 });
    expect(filmable(99_999, 100_000, 'slow')).toEqual({ from: 99_999, to: 100_000, speed: 'slow' });
    expect(pictures(2000, 'slow')).toBeLessThanOrEqual(MOST_FRAMES);
    expect(pictures(2000, 'slow') + PHASES.length).toBeGreaterThan(MOST_FRAMES);
  });
});
