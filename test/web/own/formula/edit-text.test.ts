import { describe, expect, it } from 'vitest';
import { changed, nudged, written } from '../../../../web/own/formula/edit-text.ts';

const up = (text: string, caret: number, units = 1) => {
  const change = nudged(text, caret, units);
  return change && changed(text, change);
};

describe('the number at the caret', () => {
  it.each([
    ['0.28*x', 0, 1, '0.29*x'],
    ['0.28*x', 4, -1, '0.27*x'],
    ['x + 60', 6, 10, 'x + 70'],
    ['0.99', 2, 1, '1.00'],
    ['2*x', 1, -5, '0*x'],
    ['.5', 1, 1, '0.6'],
  ])('%s, at %d by %d: %s', (text, caret, units, result) => {
    expect(up(text, caret, units)).toBe(result);
  });

  it('is none in a name, between signs, or written as a power', () => {
    expect(up('x1 + 2', 1)).toBeNull();
    expect(up('x + y', 2)).toBeNull();
    expect(up('1e3*x', 1)).toBeNull();
  });
});

describe('a block', () => {
  const put = (text: string, at: number, to = at) => changed(text, written(text, at, to, 'p(x)'));

  it('is written at the caret, or in place of what is selected', () => {
    expect(put('', 0)).toBe('p(x)');
    expect(put('2*', 2)).toBe('2*p(x)');
    expect(put('2*abc', 2, 5)).toBe('2*p(x)');
    expect(put('sin()', 4)).toBe('sin(p(x))');
  });

  it('is added to a value that stands before or behind it', () => {
    expect(put('x', 1)).toBe('x + p(x)');
    expect(put('f(x) ', 5)).toBe('f(x) + p(x)');
    expect(put('x*2', 0)).toBe('p(x) + x*2');
    expect(put('a b', 1)).toBe('a + p(x) + b');
  });
});
