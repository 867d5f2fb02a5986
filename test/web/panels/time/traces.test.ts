import { describe, expect, it } from 'vitest';
import type { StepRecord } from '../../../../src/contracts/record.ts';
import { bandTraces, largestRegret, regretTraces } from '../../../../web/panels/regret/regret-traces.ts';
import { curveLayout } from '../../../../web/panels/time/plotly.ts';
import { timeFrame } from '../../../../web/panels/time/time-frame.ts';
import {
  largestTestValue,
  surprisePath,
  testOffSpans,
  thresholdTrace,
} from '../../../../web/panels/trigger/trigger-traces.ts';
import { linear } from '../../../../web/plot/axis.ts';
import { fakeRecord } from '../../fakes/records.ts';

const colours = { A: '#0072b2', B: '#d55e00', C: '#00875f', D: '#b0588a', E: '#a87400', F: '#3a87b8' };

describe('regretTraces', () => {
  const records = [3, 4, 4.5].map((cumulativeRegret, i) => fakeRecord(i + 1, { cumulativeRegret }));
  const lanes = [{ letter: 'B', name: 'ET-GP-UCB', records }] as const;

  it('draws one line per lane in its colour, total or average', () => {
    const [total] = regretTraces(lanes, 'total', colours);
    expect(total).toMatchObject({ x: [1, 2, 3], line: { color: '#d55e00' } });
    expect(Array.from((total as { y: Float64Array }).y)).toEqual([3, 4, 4.5]);
    const [average] = regretTraces(lanes, 'average', colours);
    expect(Array.from((average as { y: Float64Array }).y)).toEqual([3, 2, 1.5]);
  });

  it('draws a band as a closed area under a thin mean, and makes room for it', () => {
    const bands = { B: { mean: new Float64Array([1, 2, 8]), se: new Float64Array([0.5, 0.5, 1]) } };
    const [area, mean] = bandTraces(lanes, bands, colours, 0.15);
    expect(area).toMatchObject({
      x: [1, 2, 3, 3, 2, 1],
      y: [1.5, 2.5, 9, 7, 1.5, 0.5],
      fill: 'toself',
      fillcolor: 'rgba(213, 94, 0, 0.15)',
    });
    expect(mean).toMatchObject({ x: [1, 2, 3], line: { color: '#d55e00', width: 1 } });
    expect(largestRegret(lanes, 'total', 60, bands)).toBe(9);
    expect(bandTraces(lanes, {}, colours, 0.15)).toEqual([]);
  });

  it('takes in all of the total, but not the wild start of the average', () => {
    expect(largestRegret(lanes, 'total', 60)).toBe(4.5);
    expect(largestRegret(lanes, 'average', 60)).toBeCloseTo(1.15 * 1.5);
    expect(largestRegret([], 'total', 60)).toBe(0);
    expect(largestRegret(lanes, 'answer', 60)).toBe(0);
    // No lane classifies: F1 is unknown at every step, and its scale stays from 0 to 1.
    expect(largestRegret(lanes, 'f1', 60)).toBe(1);
  });
});

describe('trigger traces', () => {
  const test = (t: number, change: Partial<StepRecord>) =>
    fakeRecord(t, { tPrime: t, testActive: true, triggered: false, psi: 0.5, kappa: 1.2, ...change });

  it('lets a huge threshold leave the scale, never a surprise', () => {
    const records = Array.from({ length: 100 }, (_, i) => test(i + 1, { kappa: i % 3 ? 50 : 1.2 }));
    expect(largestTestValue(records)).toBeCloseTo(1.1);
    const surprised = [...records, test(101, { psi: 7 })];
    expect(largestTestValue(surprised)).toBeGreaterThanOrEqual(7);
    expect(largestTestValue([test(1, { kappa: Number.POSITIVE_INFINITY })])).toBeCloseTo(0.55);
  });

  it('joins steps without a test into bars, apart at a reset', () => {
    const off = [1, 2, 3, 6, 7].map((t) => test(t, { testActive: false, tPrime: t }));
    expect(testOffSpans(off)).toEqual([
      [1, 3],
      [6, 7],
    ]);
    const again = [1, 2, 3].map((t) => test(t, { testActive: false, tPrime: t === 3 ? 1 : t }));
    expect(testOffSpans(again)).toEqual([
      [1, 2],
      [3, 3],
    ]);
    expect(testOffSpans([test(1, {})])).toEqual([]);
  });

  it('cuts the threshold at resets and where it is not finite', () => {
    const records = [
      test(1, { tPrime: 1 }),
      test(2, { tPrime: 2, kappa: Number.POSITIVE_INFINITY }),
      test(3, { tPrime: 1 }),
    ];
    expect(thresholdTrace(records, '#000000')).toMatchObject({ x: [1, 2, 3, 3], y: [1.2, null, null, 1.2] });
  });

  it('has a dot for every surprise but those that reset', () => {
    const scale = linear([0, 10], [0, 100]);
    const records = [test(1, {}), test(2, { reset: true }), test(3, { psi: null })];
    const path = surprisePath(records, scale, scale);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.startsWith('M8.3 5.0')).toBe(true);
  });
});

describe('curveLayout', () => {
  it('puts data where the frame puts them: margins and ranges widened together', () => {
    const frame = timeFrame({ width: 360, height: 204 }, 200, { left: 34, top: 22 });
    const layout = curveLayout(frame, linear([0, 160], [frame.bottom, frame.top]));
    const { l = 0, r = 0, t = 0, b = 0 } = layout.margin ?? {};
    const [x0, x1] = (layout.xaxis?.range ?? []) as number[];
    const [y0, y1] = (layout.yaxis?.range ?? []) as number[];
    const px = (step: number) => l + ((step - x0) / (x1 - x0)) * (360 - l - r);
    const py = (value: number) => t + ((y1 - value) / (y1 - y0)) * (204 - t - b);
    expect(px(1)).toBeCloseTo(frame.left);
    expect(px(200)).toBeCloseTo(frame.right);
    expect(py(0)).toBeCloseTo(frame.bottom);
    expect(py(160)).toBeCloseTo(frame.top);
  });
});
