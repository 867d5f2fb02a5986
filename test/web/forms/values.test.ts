import { describe, expect, it } from 'vitest';
import type { NumberListParam, NumberParam, StepListParam } from '../../../src/parameters/spec.ts';
import {
  formatList,
  formatNumber,
  parseNumber,
  parseNumbers,
  parseSteps,
} from '../../../web/forms/values.ts';

const noise: NumberParam = {
  id: 'noiseVariance',
  type: 'number',
  label: 'Noise variance',
  symbol: '$σ_n²$',
  help: '',
  default: 0.05,
  min: 0,
  max: 10,
  exclusiveMin: true,
};
const horizon: NumberParam = {
  ...noise,
  type: 'integer',
  label: 'Horizon',
  min: 10,
  max: 2000,
  exclusiveMin: false,
};
const changes: StepListParam = {
  id: 'changes',
  type: 'steps',
  label: 'Changes after',
  symbol: '$t$',
  help: '',
  default: [60, 130],
  min: 1,
  max: 200,
};

describe('parseNumber', () => {
  it.each([
    ['0.05', 0.05],
    [' 1e-3 ', 0.001],
    ['0,5', 0.5],
  ])('reads %s', (text, value) => {
    expect(parseNumber(noise, text)).toEqual({ value });
  });

  it.each([
    ['0', 'Noise variance must be above 0 and at most 10, got 0.'],
    ['−1', 'Noise variance must be above 0 and at most 10, got −1.'],
    ['11', 'Noise variance must be above 0 and at most 10, got 11.'],
    ['abc', 'Noise variance must be above 0 and at most 10, got abc.'],
    ['', 'Noise variance must be above 0 and at most 10, got nothing.'],
    ['Infinity', 'Noise variance must be above 0 and at most 10, got Infinity.'],
  ])('refuses "%s" with place, rule and value', (text, fault) => {
    expect(parseNumber(noise, text)).toEqual({ fault });
  });

  it('refuses fractions and values below an included bound of an integer', () => {
    expect(parseNumber(horizon, '20.5')).toEqual({
      fault: 'Horizon must be an integer between 10 and 2000, got 20.5.',
    });
    expect(parseNumber(horizon, '9')).toEqual({
      fault: 'Horizon must be an integer between 10 and 2000, got 9.',
    });
    expect(parseNumber(horizon, '10')).toEqual({ value: 10 });
  });

  it('reads back what it wrote', () => {
    for (const value of [0.05, 1.6, 7.5, 0.0001])
      expect(parseNumber(noise, formatNumber(value))).toEqual({ value });
  });
});

describe('parseSteps', () => {
  it('reads lists with commas, blanks and semicolons, and none', () => {
    expect(parseSteps(changes, '60, 130')).toEqual({ value: [60, 130] });
    expect(parseSteps(changes, '60;130  150')).toEqual({ value: [60, 130, 150] });
    expect(parseSteps(changes, 'none')).toEqual({ value: [] });
    expect(parseSteps(changes, formatList([5, 7]))).toEqual({ value: [5, 7] });
  });

  it.each([
    ['60, x', 'Changes after must be a strictly increasing list of integers between 1 and 200, got 60, x.'],
    ['0, 60', 'Changes after must be a strictly increasing list of integers between 1 and 200, got 0, 60.'],
    [
      '130, 60',
      'Changes after must be a strictly increasing list of integers between 1 and 200, got 130, 60.',
    ],
    ['60, 60', 'Changes after must be a strictly increasing list of integers between 1 and 200, got 60, 60.'],
  ])('refuses %s', (text, fault) => {
    expect(parseSteps(changes, text)).toEqual({ fault });
  });
});

describe('formatNumber', () => {
  it('writes four digits at most, integers whole, and a true minus', () => {
    expect(formatNumber(-0.123456)).toBe('−0.1235');
    expect(formatNumber(123456)).toBe('123456');
  });
});

describe('parseNumbers', () => {
  const rates: NumberListParam = {
    id: 'rates',
    type: 'numbers',
    label: 'Rates',
    symbol: '',
    help: '',
    default: [],
    min: -1,
    max: 1,
  };

  it('reads lists with commas, blanks and semicolons, in any order, and none', () => {
    expect(parseNumbers(rates, '0.2, 0.001; −0.5 0.2')).toEqual({ value: [0.2, 0.001, -0.5, 0.2] });
    expect(parseNumbers(rates, '')).toEqual({ value: [] });
    expect(parseNumbers(rates, formatList([]))).toEqual({ value: [] });
    expect(parseNumbers(rates, formatList([0.15, -0.5]))).toEqual({ value: [0.15, -0.5] });
  });

  it.each([
    ['0.2, 2', 'Rates must be a list of at most 2000 numbers between -1 and 1, got 0.2, 2.'],
    ['0.2, x', 'Rates must be a list of at most 2000 numbers between -1 and 1, got 0.2, x.'],
  ])('refuses "%s" with place, rule and value', (text, fault) => {
    expect(parseNumbers(rates, text)).toEqual({ fault });
  });
});
