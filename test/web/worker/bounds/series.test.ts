import { describe, expect, it } from 'vitest';
import { packed } from '../../../../web/worker/bounds/series.ts';

const long = Array.from({ length: 100_000 }, (_, i) => (i === 7 ? Number.NaN : i / 3));
const report = {
  regret: long,
  bounds: [
    { name: 'a', bounded: { values: long }, curve: null, figures: [{ label: 'b', text: 'c' }] },
    { name: 'd', bounded: { values: long }, curve: [1, 2], figures: [] },
  ],
  chance: 0.1,
};

/** Lists of numbers, as they cross, each counted once. */
function seriesIn(data: unknown, seen = new Set<object>()): Set<object> {
  if (typeof data !== 'object' || data === null || seen.has(data)) return seen;
  if (data instanceof Float64Array || (Array.isArray(data) && data.length >= 1000)) return seen.add(data);
  for (const part of Object.values(data)) seriesIn(part, seen);
  return seen;
}

describe('a report on its way from the worker', () => {
  it('comes as it was sent, across a structured clone', () => {
    const values = Float64Array.from(long);
    const [first, second] = report.bounds;
    expect(structuredClone(packed(report))).toEqual({
      regret: values,
      bounds: [
        { ...first, bounded: { values } },
        { ...second, bounded: { values } },
      ],
      chance: 0.1,
    });
    expect(structuredClone(packed(null))).toBeNull();
  });

  it('carries each long list once, as bytes', () => {
    const series = [...seriesIn(structuredClone(packed(report)))];
    expect(series).toHaveLength(1);
    expect(series[0]).toBeInstanceOf(Float64Array);
  });
});
