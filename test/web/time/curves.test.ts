import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { StepRecord } from '../../../src/contracts/record.ts';
import { linear } from '../../../src/picture/scale.ts';
import { largestRegret, RegretCurves } from '../../../web/panels/regret/regret-curves.tsx';
import { largestTestValue, surprisePath, testOffSpans } from '../../../web/panels/trigger/trigger-shapes.ts';
import type { RegretMeasure } from '../../../web/readings/regret-measure.ts';
import type { Bands } from '../../../web/readings/seeds/band-reading.ts';
import { Curve } from '../../../web/time/curves.tsx';
import { timeFrame } from '../../../web/time/time-frame.ts';
import { fakeRecord } from '../fakes/records.ts';

/** Steps 1, 2, 3 at 34, 134 and 234 px; one unit of y is 10 px, 0 at the bottom. */
const frame = timeFrame({ width: 243, height: 142 }, 3, { left: 34, top: 22 });
const y = linear([0, 10], [frame.bottom, frame.top]);

describe('regret curves', () => {
  const records = [3, 4, 4.5].map((cumulativeRegret, i) => fakeRecord(i + 1, { cumulativeRegret }));
  const lanes = [{ letter: 'B', name: 'ET-GP-UCB', records }] as const;
  const drawn = (measure: RegretMeasure, bands: Bands = {}) =>
    renderToStaticMarkup(createElement(RegretCurves, { frame, y, lanes, measure, bands, before: [] }));

  it('are one line per lane in its colour, total or average', () => {
    expect(drawn('total')).toBe(
      '<path data-lane="B" class="curve" stroke-width="2.25" d="M34.0 92.0L134.0 82.0L234.0 77.0"></path>',
    );
    expect(drawn('average')).toContain('d="M34.0 92.0L134.0 102.0L234.0 107.0"');
    // No lane classifies: F1 is unknown at every step.
    expect(drawn('f1')).toContain('d=""');
  });

  it('stand over a band, a closed area under a thin mean, and the scale makes room for it', () => {
    const bands = { B: { mean: new Float64Array([1, 2, 8]), half: new Float64Array([0.5, 0.5, 1]) } };
    const [area, mean, line] = drawn('total', bands).match(/<path[^>]*>/g) ?? [];
    expect(area).toContain('class="curve-band" d="M34.0 107.0L134.0 97.0L234.0 32.0L234.0 52.0');
    expect(area).toContain('Z"');
    expect(mean).toContain('stroke-width="1" d="M34.0 112.0L134.0 102.0L234.0 42.0"');
    expect(line).toContain('stroke-width="2.25"');
    expect(largestRegret(lanes, 'total', 60, bands)).toBe(9);
  });

  it('takes in all of the total, but not the wild start of the average', () => {
    expect(largestRegret(lanes, 'total', 60)).toBe(4.5);
    expect(largestRegret(lanes, 'average', 60)).toBeCloseTo(1.15 * 1.5);
    expect(largestRegret([], 'total', 60)).toBe(0);
    // What is to come, hidden, widens no scale.
    expect(largestRegret(lanes, 'total', 60, {}, 1)).toBe(3);
    expect(largestRegret(lanes, 'answer', 60)).toBe(0);
    // No lane classifies: F1 is unknown at every step, and its scale stays from 0 to 1.
    expect(largestRegret(lanes, 'f1', 60)).toBe(1);
  });
});

describe('trigger shapes', () => {
  const test = (t: number, change: Partial<StepRecord>) =>
    fakeRecord(t, { tPrime: t, testActive: true, triggered: false, psi: 0.5, kappa: 1.2, ...change });

  it('lets a huge threshold leave the scale, never a surprise', () => {
    const records = Array.from({ length: 100 }, (_, i) => test(i + 1, { kappa: i % 3 ? 50 : 1.2 }));
    expect(largestTestValue(records)).toBeCloseTo(1.1);
    const surprised = [...records, test(101, { psi: 7 })];
    expect(largestTestValue(surprised)).toBeGreaterThanOrEqual(7);
    expect(largestTestValue(surprised, 100)).toBeCloseTo(1.1);
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

  it('has a dot for every surprise but those that reset', () => {
    const scale = linear([0, 10], [0, 100]);
    const records = [test(1, {}), test(2, { reset: true }), test(3, { psi: null })];
    const path = surprisePath(records, scale, scale);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.startsWith('M10.0 5.0')).toBe(true);
  });
});

describe('Curve', () => {
  it('is of ink without a lane, and is cut where it is told', () => {
    const props = { frame, y, values: [1, 2, 3], cut: (i: number) => i === 2 };
    expect(renderToStaticMarkup(createElement(Curve, props))).toBe(
      '<path class="curve ink" stroke-width="2.25" d="M34.0 112.0L134.0 102.0M234.0 92.0"></path>',
    );
  });
});
