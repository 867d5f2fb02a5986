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

describe('sliderScale', () => {
  it('climbs in 1-2-5 between the ends of a log range', () => {
    expect(values({ ...base, type: 'integer', min: 10, max: 2000, scale: 'log' })).toEqual([
      10, 20, 50, 100, 200, 500, 1000, 2000,
    ]);
  });

  it('puts 0 first where it is allowed, and leaves it out where it is not', () => {
    const open: NumberParam = { ...base, max: 1, scale: 'log' };
    expect(values(open).slice(0, 3)).toEqual([0, 0.0001, 0.0002]);
    expect(values({ ...open, exclusiveMin: true })[0]).toBe(0.0001);
  });

  it('steps evenly without the dust of binary fractions', () => {
    expect(values({ ...base, step: 0.1 })).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  });

  it('finds the nearest position of a typed value', () => {
    const scale = sliderScale({ ...base, type: 'integer', min: 10, max: 2000, scale: 'log' });
    expect(scale.valueAt(scale.positionOf(180))).toBe(200);
    expect(scale.positionOf(0)).toBe(0);
  });

  const numbers = [...ALGORITHMS, ...OBJECTIVES]
    .flatMap(({ parameters }) => parameters)
    .filter((spec): spec is NumberParam => spec.type === 'number' || spec.type === 'integer');

  it.each(numbers)('offers only allowed values of $id', (spec) => {
    const faults = values(spec).filter((value) => 'fault' in parseNumber(spec, String(value)));
    expect(faults).toEqual([]);
  });
});
