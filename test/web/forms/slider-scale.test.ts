import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../../src/algorithms/registry.ts';
import { OBJECTIVES } from '../../../src/objectives/registry.ts';
import type { NumberParam } from '../../../src/parameters/spec.ts';
import { sliderScale } from '../../../web/forms/slider-scale.ts';
import { parseNumber } from '../../../web/forms/values.ts';

const base: NumberParam = {
  id: 'p',
  type: 'number',
  label: 'P',
  symbol: '',
  help: '',
  default: 1,
  min: 0,
  max: 1,
};
const values = (spec: NumberParam) => {
  const scale = sliderScale(spec);
  return Array.from({ length: scale.last + 1 }, (_, i) => scale.valueAt(i));
};
/** The values that a key goes through, from one end to the other. */
function stops(spec: NumberParam, direction: 1 | -1 = 1): number[] {
  const scale = sliderScale(spec);
  const end = direction > 0 ? scale.last : 0;
  const met = [scale.last - end];
  while (met[met.length - 1] !== end) met.push(scale.next(met[met.length - 1], direction));
  return met.map(scale.valueAt);
}

describe('sliderScale', () => {
  const wide: NumberParam = { ...base, type: 'integer', min: 10, max: 2000, scale: 'log' };

  it('climbs by key in 1-2-5 between the ends of a log range, and down again', () => {
    expect(stops(wide)).toEqual([10, 20, 50, 100, 200, 500, 1000, 2000]);
    expect(stops(wide, -1)).toEqual([2000, 1000, 500, 200, 100, 50, 20, 10]);
  });

  it('has a new value at nearly every position of a log range while it is dragged', () => {
    const dragged = values({ ...base, min: 0.01, max: 1, scale: 'log' });
    expect(dragged).toEqual(dragged.toSorted((a, b) => a - b));
    expect(new Set(dragged).size).toBe(dragged.length);
    expect(dragged.slice(0, 4)).toEqual([0.01, 0.0103, 0.0106, 0.0109]);
  });

  it('leaves two digits when a drag ends, and 1-2-5 as they are', () => {
    const scale = sliderScale({ ...base, min: 0.001, max: 0.999, scale: 'log' });
    expect([0.136, 0.5, 0.997, 0.999].map(scale.rest)).toEqual([0.14, 0.5, 0.999, 0.999]);
    expect(sliderScale(wide).rest(137)).toBe(137);
    expect(sliderScale({ ...base, step: 0.001 }).rest(0.137)).toBe(0.137);
  });

  it('puts 0 first where it is allowed, and leaves it out where it is not', () => {
    const open: NumberParam = { ...base, max: 1, scale: 'log' };
    expect(stops(open).slice(0, 3)).toEqual([0, 0.0001, 0.0002]);
    expect(stops({ ...open, exclusiveMin: true })[0]).toBe(0.0001);
  });

  it('steps evenly without the dust of binary fractions', () => {
    expect(values({ ...base, step: 0.1 })).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  });

  it('finds the nearest position of a typed value', () => {
    const scale = sliderScale({ ...base, type: 'integer', min: 10, max: 2000, scale: 'log' });
    expect(Math.abs(scale.valueAt(scale.positionOf(180)) - 180)).toBeLessThan(5);
    expect([0, 10, 2000, 9999].map(scale.positionOf)).toEqual([0, 0, scale.last, scale.last]);
  });

  const numbers = [...ALGORITHMS, ...OBJECTIVES]
    .flatMap(({ parameters }) => parameters)
    .filter((spec): spec is NumberParam => spec.type === 'number' || spec.type === 'integer');

  it.each(numbers)('offers only allowed values of $id', (spec) => {
    const { rest } = sliderScale(spec);
    const faults = [...values(spec), ...values(spec).map(rest)].filter(
      (value) => 'fault' in parseNumber(spec, String(value)),
    );
    expect(faults).toEqual([]);
  });
});
