import { describe, expect, it } from 'vitest';
import { gaussHermite } from '../../src/math/gauss-hermite.ts';

/** ∫ s^power e^{−s²}/√π ds = (power−1)!!/2^{power/2} for even powers, else 0. */
function moment(power: number): number {
  if (power % 2 === 1) return 0;
  let value = 1;
  for (let k = 1; k < power; k += 2) value *= k / 2;
  return value;
}

describe('gaussHermite', () => {
  it('has the known nodes for n = 1, 2, 3', () => {
    expect(Array.from(gaussHermite(1).nodes)).toEqual([0]);
    expect(gaussHermite(2).nodes[1]).toBeCloseTo(Math.SQRT1_2, 15);
    const three = gaussHermite(3);
    expect(three.nodes[2]).toBeCloseTo(Math.sqrt(1.5), 15);
    expect(three.weights[0]).toBeCloseTo(1 / 6, 15);
    expect(three.weights[1]).toBeCloseTo(2 / 3, 15);
  });

  it.each([1, 2, 5, 8, 20, 64])(
    '%i nodes integrate every polynomial up to degree 2n − 1, and no further',
    (n) => {
      const { nodes, weights } = gaussHermite(n);
      const integrate = (power: number) =>
        nodes.reduce((sum, node, k) => sum + weights[k] * node ** power, 0);
      for (let power = 0; power < Math.min(2 * n, 60); power++) {
        const scale = Math.max(1, moment(2 * Math.ceil(power / 2)));
        expect(Math.abs(integrate(power) - moment(power)) / scale).toBeLessThan(1e-12);
      }
      if (n <= 20) expect(integrate(2 * n) / moment(2 * n)).toBeLessThan(1 - 1e-6);
    },
  );

  it('nodes increase and mirror each other', () => {
    const { nodes } = gaussHermite(64);
    nodes.forEach((node, k) => {
      expect(node).toBe(-nodes[63 - k]);
      if (k > 0) expect(node).toBeGreaterThan(nodes[k - 1]);
    });
  });

  it('refuses other numbers of nodes', () => {
    expect(() => gaussHermite(0)).toThrow('expected integer from 1 to 64, got 0');
    expect(() => gaussHermite(65)).toThrow('got 65');
    expect(() => gaussHermite(2.5)).toThrow('got 2.5');
  });
});
