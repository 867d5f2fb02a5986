import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridCandidates } from '../../../src/contracts/grid.ts';
import { asProduct, type PointSet, type ProductSet } from '../../../src/gp/samplers/product.ts';

const numbers = (length: number) =>
  fc.array(fc.integer({ min: -3, max: 3 }), { minLength: length, maxLength: length });

/** The points of the pairs, one after another. */
function pointsOf({ rows, columns }: ProductSet): number[] {
  const at = ({ points, dimension }: PointSet, i: number) =>
    Array.from(points.subarray(i * dimension, (i + 1) * dimension));
  return Array.from({ length: rows.size * columns.size }, (_, pair) => [
    ...at(rows, Math.floor(pair / columns.size)),
    ...at(columns, pair % columns.size),
  ]).flat();
}

describe('asProduct', () => {
  it('takes pairs of a design and a condition apart', () => {
    const designs = [
      [0, 1],
      [2, 3],
    ];
    const conditions = [[7], [8], [9]];
    const points = Float64Array.from(designs.flatMap((x) => conditions.flatMap((w) => [...x, ...w])));
    const { rows, columns } = asProduct({ size: 6, dimension: 3, points }, 2);
    expect(rows).toEqual({ size: 2, dimension: 2, points: Float64Array.of(0, 1, 2, 3) });
    expect(columns).toEqual({ size: 3, dimension: 1, points: Float64Array.of(7, 8, 9) });
  });

  it('takes a grid apart into its axes', () => {
    const grid = gridCandidates(
      [
        [0, 1],
        [-1, 1],
      ],
      5,
    );
    const { rows, columns } = asProduct(grid, 5);
    expect([rows.points, columns.points]).toEqual(grid.axes);
  });

  it('leaves points that are no pairs whole, and loses none whatever they are', () => {
    const sets = fc
      .record({
        designs: fc.integer({ min: 1, max: 4 }),
        conditions: fc.integer({ min: 1, max: 4 }),
        dimension: fc.integer({ min: 1, max: 3 }),
      })
      .chain(({ designs, conditions, dimension }) =>
        numbers(designs * conditions * dimension).map((points) => ({
          designs,
          set: { size: designs * conditions, dimension, points: Float64Array.from(points) },
        })),
      );
    fc.assert(
      fc.property(sets, ({ designs, set }) => {
        const product = asProduct(set, designs);
        expect(product.rows.size * product.columns.size).toBe(set.size);
        expect(pointsOf(product)).toEqual(Array.from(set.points));
      }),
    );
    const crooked = { size: 4, dimension: 2, points: Float64Array.of(0, 1, 0, 2, 1, 1, 1, 3) };
    expect(asProduct(crooked, 2).rows).toBe(crooked);
  });
});
