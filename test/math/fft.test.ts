import { describe, expect, it } from 'vitest';
import { FourierTransform, HartleyTransform } from '../../src/math/fft.ts';
import { createStream } from '../../src/random/stream.ts';

function normals(length: number): Float64Array {
  const out = new Float64Array(length);
  createStream(1, 'fft', length).fillNormal(out);
  return out;
}

describe('Fourier transform', () => {
  it.each([1, 2, 4, 8, 32])('of length %i is the sum of its definition', (n) => {
    const values = normals(2 * n);
    const [re, im] = [values.slice(0, n), values.slice(n)];
    new FourierTransform(n).transform(re, im);
    for (let j = 0; j < n; j++) {
      let [x, y] = [0, 0];
      for (let k = 0; k < n; k++) {
        const angle = (-2 * Math.PI * j * k) / n;
        x += values[k] * Math.cos(angle) - values[n + k] * Math.sin(angle);
        y += values[k] * Math.sin(angle) + values[n + k] * Math.cos(angle);
      }
      expect(re[j]).toBeCloseTo(x, 11);
      expect(im[j]).toBeCloseTo(y, 11);
    }
  });

  it('keeps the energy of a long signal', () => {
    const n = 4096;
    const [re, im] = [normals(n), new Float64Array(n)];
    const energy = re.reduce((sum, x) => sum + x * x, 0);
    new FourierTransform(n).transform(re, im);
    expect(re.reduce((sum, x, i) => sum + x * x + im[i] * im[i], 0) / n).toBeCloseTo(energy, 8);
  });

  it.each([0, 3, 12, 1.5, -4])('refuses the length %d', (n) => {
    expect(() => new FourierTransform(n)).toThrow(`invalid length; expected a power of two, got ${n}`);
  });
});

describe('Hartley transform', () => {
  it.each([
    [2, 2, 2, 2],
    [4, 8, 4, 8],
    [8, 4, 5, 3],
    [16, 16, 1, 9],
    [1, 4, 1, 4],
  ])('of %i × %i, its first %i × %i, is the sum of its definition', (n1, n2, m1, m2) => {
    const values = normals(n1 * n2);
    const out = new Float64Array(m1 * m2);
    new HartleyTransform(n1, n2).transform(values, m1, m2, out);
    out.forEach((value, index) => {
      const [x1, x2] = [Math.floor(index / m2), index % m2];
      const expected = values.reduce((sum, a, k) => {
        const angle = 2 * Math.PI * ((Math.floor(k / n2) * x1) / n1 + ((k % n2) * x2) / n2);
        return sum + a * (Math.cos(angle) + Math.sin(angle));
      }, 0);
      expect(value).toBeCloseTo(expected, 10);
    });
  });
});
