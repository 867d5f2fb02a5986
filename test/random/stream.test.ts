import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createStream } from '../../src/random/stream.ts';

// Many samples or plain loops: slow on a busy machine, not wrong.
vi.setConfig({ testTimeout: 30_000 });

const N = 100_000;
const list = (n: number, next: () => number) => Array.from({ length: n }, next);
const average = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / values.length;
const moment = (values: readonly number[], k: number) => average(values.map((x) => x ** k));

describe('uniform', () => {
  const stream = createStream(7, 'uniform');
  const values = list(N, () => stream.uniform());

  it('lies in [0, 1) with the mean and variance of a uniform number', () => {
    expect(values.every((u) => u >= 0 && u < 1)).toBe(true);
    // Five standard errors: 5 · √(1/12/N) and 5 · √(1/180/N).
    expect(Math.abs(average(values) - 1 / 2)).toBeLessThan(5 * Math.sqrt(1 / 12 / N));
    expect(Math.abs(average(values.map((u) => (u - 0.5) ** 2)) - 1 / 12)).toBeLessThan(
      5 * Math.sqrt(1 / 180 / N),
    );
  });

  it('fills 100 cells evenly', () => {
    const counts = new Array<number>(100).fill(0);
    for (const u of values) counts[Math.floor(100 * u)]++;
    const expected = N / 100;
    const chiSquare = counts.reduce((sum, c) => sum + (c - expected) ** 2 / expected, 0);
    // 99 degrees of freedom: mean 99, standard deviation 14.
    expect(chiSquare).toBeGreaterThan(99 - 5 * 14);
    expect(chiSquare).toBeLessThan(99 + 5 * 14);
  });

  it('uses all 53 bits', () => {
    const last = values.filter((u) => (u * 2 ** 53) % 2 === 1).length;
    expect(Math.abs(last / N - 0.5)).toBeLessThan(5 * Math.sqrt(0.25 / N));
  });

  it('does not correlate with its neighbour', () => {
    const products = values.slice(1).map((u, i) => (u - 0.5) * (values[i] - 0.5));
    expect(Math.abs(average(products))).toBeLessThan(5 * Math.sqrt(1 / 144 / N));
  });
});

describe('normal', () => {
  const values = new Float64Array(N);
  createStream(7, 'normal').fillNormal(values);

  it('has the moments of a standard normal number', () => {
    const sample = Array.from(values);
    expect(Math.abs(moment(sample, 1))).toBeLessThan(5 * Math.sqrt(1 / N));
    expect(Math.abs(moment(sample, 2) - 1)).toBeLessThan(5 * Math.sqrt(2 / N));
    expect(Math.abs(moment(sample, 3))).toBeLessThan(5 * Math.sqrt(15 / N));
    expect(Math.abs(moment(sample, 4) - 3)).toBeLessThan(5 * Math.sqrt(96 / N));
  });

  it('has the tail of a standard normal number', () => {
    const beyond = values.filter((x) => Math.abs(x) > 2).length / N;
    expect(Math.abs(beyond - 0.0455)).toBeLessThan(5 * Math.sqrt(0.0455 / N));
  });

  it('the two halves of a pair are independent', () => {
    const products = list(N / 2, () => 0).map((_, i) => values[2 * i] * values[2 * i + 1]);
    expect(Math.abs(average(products))).toBeLessThan(5 * Math.sqrt(2 / N));
    const squares = products.map((_, i) => (values[2 * i] ** 2 - 1) * (values[2 * i + 1] ** 2 - 1));
    expect(Math.abs(average(squares))).toBeLessThan(5 * Math.sqrt(8 / N));
  });

  it('pairs point in every direction equally often', () => {
    const counts = new Array<number>(16).fill(0);
    for (let i = 0; i < N; i += 2) {
      const turn = Math.atan2(values[i + 1], values[i]) / (2 * Math.PI);
      counts[Math.floor(16 * (turn < 0 ? turn + 1 : turn))]++;
    }
    const expected = N / 2 / 16;
    for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });

  it('fillNormal gives what repeated normal() gives, from any position', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 1, maxLength: 4 }), (lengths) => {
        const bulk = createStream(5, 'bulk');
        const single = createStream(5, 'bulk');
        for (const length of lengths) {
          const out = new Float64Array(length);
          bulk.fillNormal(out);
          expect(Array.from(out)).toEqual(list(length, () => single.normal()));
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('integer', () => {
  it('is even over small ranges', () => {
    const stream = createStream(3, 'integer');
    const counts = new Array<number>(7).fill(0);
    for (let i = 0; i < 70_000; i++) counts[stream.integer(7)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(10_000));
  });

  it('is unbiased where 2^32 is far from a multiple', () => {
    // Without rejection the lower third of 3 · 2^30 values would come twice as often.
    const stream = createStream(3, 'large');
    const n = 3 * 2 ** 30;
    const low = list(30_000, () => stream.integer(n)).filter((x) => x < 2 ** 30).length;
    expect(Math.abs(low - 10_000)).toBeLessThan(5 * Math.sqrt(10_000));
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses the range %d', (n) => {
    expect(() => createStream(1).integer(n)).toThrow(RangeError);
  });

  it('of range 1 is 0', () => {
    expect(createStream(1).integer(1)).toBe(0);
  });
});

describe('streams', () => {
  it('the same name gives the same numbers', () => {
    const a = createStream(9, 'lane', 2, 'noise');
    const b = createStream(9, 'lane', 2, 'noise');
    expect(list(10, () => a.normal())).toEqual(list(10, () => b.normal()));
  });

  it('stateless access gives the same numbers and moves nothing', () => {
    const stream = createStream(9, 'at');
    const normals = list(5, () => stream.normal());
    const uniforms = list(5, () => stream.uniform());
    expect(normals.map((_, i) => stream.normalAt(i))).toEqual(normals);
    expect(uniforms.map((_, i) => stream.uniformAt(i))).toEqual(uniforms);
    expect(stream.normal()).toBe(stream.normalAt(5));
  });

  it('any change of the name changes the stream', () => {
    const names: (readonly (string | number)[])[] = [
      [],
      ['a'],
      ['b'],
      ['a', 'bc'],
      ['ab', 'c'],
      ['abc'],
      ['abc', ''],
      ['', 'abc'],
      [1],
      ['1'],
      [1, 1],
      [0],
      [-0],
      [2 ** 40],
      [2 ** 40 + 1],
      [0.5],
      ['a', 0],
      ['a', 0, 0],
      ['ä'],
      ['\u0001'],
      [''],
      ['', ''],
    ];
    const first = names.flatMap((path) =>
      [0, 1, 2 ** 32 - 1].map((seed) => createStream(seed, ...path).uniform()),
    );
    expect(new Set(first).size).toBe(first.length);
  });

  it('neighbouring names are independent', () => {
    const streams = list(2000, () => 0).map((_, i) => createStream(1, 'replicate', i));
    const firsts = streams.map((stream) => stream.normalAt(0));
    expect(Math.abs(moment(firsts, 1))).toBeLessThan(5 / Math.sqrt(2000));
    expect(Math.abs(moment(firsts, 2) - 1)).toBeLessThan(5 * Math.sqrt(2 / 2000));
    const products = firsts.slice(1).map((x, i) => x * firsts[i]);
    expect(Math.abs(average(products))).toBeLessThan(5 / Math.sqrt(2000));
  });

  it('uniform, normal and integer draws do not share randomness', () => {
    const stream = createStream(4, 'domains');
    const products = list(N, () => (stream.uniform() - 0.5) * stream.normal());
    expect(Math.abs(average(products))).toBeLessThan(5 * Math.sqrt(1 / 12 / N));
    const angles = list(N, () => (stream.integer(2) - 0.5) * Math.sign(stream.normal()));
    expect(Math.abs(average(angles))).toBeLessThan(5 * Math.sqrt(0.25 / N));
  });
});
