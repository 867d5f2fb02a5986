import { describe, expect, it } from 'vitest';
import { checkParameter } from '../../src/parameters/check.ts';
import { nearest, suggestion } from '../../src/parameters/nearest.ts';
import type { ParamSpec } from '../../src/parameters/spec.ts';

const words = { id: 'p', label: '', symbol: '', help: '' };
const SHARE: ParamSpec = { ...words, type: 'number', default: 0, min: 0, max: 1 };
const OPEN: ParamSpec = { ...SHARE, exclusiveMin: true };
const COUNT: ParamSpec = { ...words, type: 'integer', default: 1, min: 1, max: 50 };
const CHOICE: ParamSpec = {
  ...words,
  type: 'choice',
  default: 'a',
  choices: [
    { value: 'a', label: '' },
    { value: 'b', label: '' },
  ],
};
const TOGGLE: ParamSpec = { ...words, type: 'toggle', default: false };
const STEPS: ParamSpec = { ...words, type: 'steps', default: [], min: 1, max: 100 };
const NUMBERS: ParamSpec = { ...words, type: 'numbers', default: [], min: 0, max: 1 };
const PAIR: ParamSpec = { ...NUMBERS, lengths: [1, 2] };

describe('checkParameter', () => {
  it.each<[ParamSpec, unknown]>([
    [SHARE, 0],
    [SHARE, 1],
    [OPEN, 1e-9],
    [COUNT, 50],
    [CHOICE, 'b'],
    [TOGGLE, true],
    [STEPS, []],
    [STEPS, [1, 7, 100]],
    [NUMBERS, []],
    [PAIR, [0.5]],
    [NUMBERS, [0.5, 0, 0.5, 1]],
  ])('accepts %#: %j', (spec, value) => {
    expect(checkParameter(spec, value)).toBeNull();
  });

  it.each<[ParamSpec, unknown, string]>([
    [SHARE, 7, 'must be between 0 and 1, got 7'],
    [SHARE, -0.1, 'must be between 0 and 1, got -0.1'],
    [SHARE, Number.NaN, 'must be between 0 and 1, got NaN'],
    [SHARE, Number.POSITIVE_INFINITY, 'must be between 0 and 1, got Infinity'],
    [SHARE, '0.5', 'must be between 0 and 1, got "0.5"'],
    [SHARE, null, 'must be between 0 and 1, got null'],
    [OPEN, 0, 'must be above 0 and at most 1, got 0'],
    [COUNT, 1.5, 'must be an integer between 1 and 50, got 1.5'],
    [COUNT, 0, 'must be an integer between 1 and 50, got 0'],
    [CHOICE, 'c', 'must be one of "a", "b", got "c"'],
    [CHOICE, 1, 'must be one of "a", "b", got 1'],
    [TOGGLE, 'yes', 'must be true or false, got "yes"'],
    [STEPS, [7, 7], 'must be a strictly increasing list of integers between 1 and 100, got [7,7]'],
    [STEPS, [0], 'must be a strictly increasing list of integers between 1 and 100, got [0]'],
    [STEPS, [1.5], 'must be a strictly increasing list of integers between 1 and 100, got [1.5]'],
    [PAIR, [], 'must be a list of 1 to 2 numbers between 0 and 1, got []'],
    [PAIR, [0, 0, 0], 'must be a list of 1 to 2 numbers between 0 and 1, got [0,0,0]'],
    [NUMBERS, [0.5, 2], 'must be a list of at most 2000 numbers between 0 and 1, got [0.5,2]'],
    [NUMBERS, ['0.5'], 'must be a list of at most 2000 numbers between 0 and 1, got ["0.5"]'],
    [NUMBERS, 0.5, 'must be a list of at most 2000 numbers between 0 and 1, got 0.5'],
    [STEPS, 7, 'must be a strictly increasing list of integers between 1 and 100, got 7'],
  ])('refuses %#: %j', (spec, value, message) => {
    expect(checkParameter(spec, value)).toBe(message);
  });

  it('cuts long values short', () => {
    expect(checkParameter(SHARE, 'x'.repeat(1000))?.length).toBeLessThan(120);
  });
});

describe('suggestion', () => {
  const known = ['gp-ucb', 'et-gp-ucb', 'random'];

  it.each([
    ['gp-ucp', 'gp-ucb'],
    ['GPUCB', 'gp-ucb'],
    ['etgpucb', 'et-gp-ucb'],
    ['randm', 'random'],
  ])('takes %s for %s', (word, meant) => {
    expect(nearest(word, known)).toBe(meant);
  });

  it.each(['simulated-annealing', '', 'x'.repeat(1000)])(
    'finds nothing near "%s" and names what is known',
    (word) => {
      expect(nearest(word, known)).toBeUndefined();
      expect(suggestion(word, known)).toBe('known: gp-ucb, et-gp-ucb, random');
    },
  );
});
