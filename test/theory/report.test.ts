import { describe, expect, it } from 'vitest';
import { comparison } from '../../src/theory/report.ts';
import { rounded, times } from '../../src/theory/words.ts';

describe('comparison', () => {
  it.each([
    [1.23, '1.2'],
    [240.4, '240'],
    [10_500, '10⁴'],
    [3.4e9, '3 × 10⁹'],
    [9.7e12, '10¹³'],
  ])('%f is read as %s', (ratio, text) => {
    expect(times(ratio)).toBe(text);
  });

  it('says so where there is no regret, or more than the curve', () => {
    expect(comparison(240)).toBe('The bound is 240 times the regret of this run.');
    expect(comparison(null)).toBe('This run has no regret to compare the bound with.');
    expect(comparison(0.5)).toBe(
      'The regret of this run is 2.0 times the curve, which promises nothing here.',
    );
  });
});

it('rounded keeps four figures and never prints seven digits', () => {
  expect([0, 12.3456, 1999.6, 35_184_321].map((value) => rounded(value))).toEqual([
    '0',
    '12.35',
    '2000',
    '3.518 × 10⁷',
  ]);
  expect(rounded(0.000432, 2)).toBe('0.00043');
  expect([1.25e-6, 1e-12].map((value) => rounded(value, 3))).toEqual(['1.25 × 10⁻⁶', '1.00 × 10⁻¹²']);
});
