import { describe, expect, it } from 'vitest';
import { parseFormula } from '../../src/formula/parse.ts';
import { isUsable, unusablePart } from '../../src/formula/unusable.ts';
import { createStream } from '../../src/random/stream.ts';

/** The part of a formula that is pointed at, at one x and step 3. */
function partAt(text: string, x: number): string {
  const { at, to } = unusablePart(
    parseFormula(text),
    {
      coordinates: { x: Float64Array.of(x) },
      constants: { T: 200, a: 0 },
      lengthscale: 0.2,
      stream: (call) => createStream(7, call),
    },
    3,
  );
  return text.slice(at, to);
}

describe('the part without a usable value', () => {
  it.each([
    ['1 + log(x - 1)*2', 0.5, 'log(x - 1)'],
    ['x/(x - 0.5) + p(x)', 0.5, 'x/(x - 0.5)'],
    ['2*exp(sqrt(x)/a)', 1, 'sqrt(x)/a'],
    ['x > 1 ? log(-1) : sqrt(-2)', 0, 'sqrt(-2)'],
    ['exp(100*t) + x', 0, 'exp(100*t)'],
    ['1e60*(1e60*x)', 1, '1e60*(1e60*x)'],
  ])('of %s at x = %d is %s', (text, x, part) => {
    expect(partAt(text, x)).toBe(part);
  });

  it('has no value, or one whose square could not be told from infinity', () => {
    expect([0, -1e100, 1e-300].every(isUsable)).toBe(true);
    expect([Number.NaN, Number.POSITIVE_INFINITY, -1.1e100].some(isUsable)).toBe(false);
  });
});
