import { describe, expect, it } from 'vitest';
import { cos, exp, log, pow, sin } from '../../src/math/index.ts';
import { createStream } from '../../src/random/stream.ts';

const view = new DataView(new ArrayBuffer(8));

/** Position of a double on the number line of all doubles. */
function rank(x: number): bigint {
  view.setFloat64(0, x);
  const bits = view.getBigInt64(0);
  return bits >= 0n ? bits : -(bits & 0x7fffffffffffffffn);
}

const ulps = (a: number, b: number) => {
  const distance = rank(a) - rank(b);
  return Number(distance < 0n ? -distance : distance);
};

/** 20,000 seeded inputs between two bounds. */
function inputs(low: number, high: number): number[] {
  const stream = createStream(1, 'elementary', low, high);
  return Array.from({ length: 20_000 }, () => low + (high - low) * stream.uniform());
}

/** Engines differ among themselves by an ulp: ours may differ from this one's by two. */
const worst = (ours: (x: number) => number, engine: (x: number) => number, xs: number[]) =>
  xs.reduce((most, x) => Math.max(most, ulps(ours(x), engine(x))), 0);

describe('elementary functions agree with the engine to 2 ulp', () => {
  it.each([
    [-1, 1],
    [-700, 700],
    [-1e-8, 1e-8],
  ])('exp on [%f, %f]', (low, high) => {
    expect(worst(exp, Math.exp, inputs(low, high))).toBeLessThanOrEqual(2);
  });

  it.each([
    [0, 2],
    [0.999, 1.001],
    [0, 1e300],
  ])('log on [%f, %f]', (low, high) => {
    expect(worst(log, Math.log, inputs(low, high))).toBeLessThanOrEqual(2);
  });

  it.each([
    [-4, 4],
    [-1e5, 1e5],
    [-1e15, 1e15],
  ])('sin and cos on [%f, %f]', (low, high) => {
    expect(worst(sin, Math.sin, inputs(low, high))).toBeLessThanOrEqual(2);
    expect(worst(cos, Math.cos, inputs(low, high))).toBeLessThanOrEqual(2);
  });

  it.each([0.97, 2, 1e-3, 123.456])('pow of base %f', (base) => {
    expect(
      worst(
        (y) => pow(base, y),
        (y) => base ** y,
        inputs(-30, 30),
      ),
    ).toBeLessThanOrEqual(2);
  });
});

describe('special values', () => {
  it.each([
    [exp(0), 1],
    [exp(-Infinity), 0],
    [exp(Infinity), Infinity],
    [exp(-746), 0],
    [exp(710), Infinity],
    [exp(NaN), NaN],
    [log(1), 0],
    [log(0), -Infinity],
    [log(-1), NaN],
    [log(Infinity), Infinity],
    [sin(0), 0],
    [sin(-0), -0],
    [sin(Infinity), NaN],
    [cos(0), 1],
    [cos(NaN), NaN],
    [pow(0, 0), 1],
    [pow(2, 10), 1024],
    [pow(0, 3), 0],
    [pow(0, -1), Infinity],
    [pow(-8, 3), -512],
    [pow(-8, 0.5), NaN],
    [pow(NaN, 0), 1],
  ])('%f is %f', (got, expected) => {
    expect(Object.is(got, expected)).toBe(true);
  });
});

describe('the same bits everywhere', () => {
  /** Sum of the bit patterns, so that one flipped bit anywhere changes it. */
  const checksum = (values: number[]) =>
    values.reduce((sum, x) => {
      view.setFloat64(0, x);
      return (Math.imul(sum, 31) + view.getInt32(0) + Math.imul(view.getInt32(4), 7)) | 0;
    }, 0);

  // Recorded once; another engine, platform or compiler that changes a bit fails here.
  it.each([
    ['exp', exp, -30, 30, -267108255],
    ['log', log, 0, 10, 1892311346],
    ['sin', sin, -10, 10, -1492887165],
    ['cos', cos, -10, 10, -126504281],
    ['pow', (y: number) => pow(0.97, y), 0, 500, 91260332],
  ] as const)('%s', (_, f, low, high, expected) => {
    expect(checksum(inputs(low, high).map(f))).toBe(expected);
  });
});
