import { describe, expect, it } from 'vitest';
import type { Stage } from '../../../../web/store/stage.ts';
import { fieldCount, fieldHeight } from '../../../../web/views/field/field-height.ts';
import { fieldLayout } from '../../../../web/views/field/field-layout.ts';
import {
  candidateUnder,
  cutPath,
  fieldMarks,
  fieldsOf,
  unitPlace,
} from '../../../../web/views/field/field-shapes.ts';
import { shownIn } from '../../../../web/views/plot/phase.ts';
import { numbersIn, runFixture } from '../fixture.ts';

const run = runFixture('moving-peaks-2d', 'tv-gp-ucb', 60, 11);
const { candidates } = run.world;

describe('places in a field', () => {
  it('put x₁ to the right and x₂ upwards, and come back', () => {
    for (const index of [0, 7, 60, 120]) {
      const [u, v] = unitPlace(candidates, index);
      expect(u).toBeCloseTo(candidates.points[2 * index], 12);
      expect(v).toBeCloseTo(candidates.points[2 * index + 1], 12);
      expect(candidateUnder(candidates, u, v)).toBe(index);
    }
    expect(candidateUnder(candidates, 1.01, 0.5)).toBeNull();
    expect(candidateUnder(candidates, 0.5, -0.01)).toBeNull();
  });
});

describe('fieldsOf', () => {
  it('shows truth and mean on the run’s scale and σ from 0', () => {
    const fields = fieldsOf(run.frameAt(40), run.world.range, 0.7, shownIn(null));
    expect(fields.map(({ id }) => id)).toEqual(['truth', 'mean', 'sd', 'acquisition']);
    expect(fields[0].range).toBe(run.world.range);
    expect(fields[1].range).toBe(run.world.range);
    expect(fields[2].range).toEqual([0, 0.7]);
    expect(Math.max(...fields[3].values)).toBe(fields[3].range[1]);
  });

  it('holds the acquisition back until it is scored, and has the truth alone without a model', () => {
    expect(fieldsOf(run.frameAt(40), [0, 1], 1, shownIn('fit')).map(({ id }) => id)).not.toContain(
      'acquisition',
    );
    const random = runFixture('moving-peaks-2d', 'random', 3, 11);
    expect(fieldsOf(random.frameAt(3), [0, 1], 1, shownIn(null)).map(({ id }) => id)).toEqual(['truth']);
  });
});

describe('a hidden truth', () => {
  it('is neither a field nor a mark on the others', () => {
    const hidden = { ...shownIn(null), truth: false };
    expect(fieldsOf(run.frameAt(40), [0, 1], 1, hidden).map(({ id }) => id)).toEqual([
      'mean',
      'sd',
      'acquisition',
    ]);
    expect(fieldMarks(run.frameAt(50), run.records, run.world, 'A', 100, hidden)).toMatchObject({
      star: null,
      path: '',
    });
  });
});

describe('fieldMarks', () => {
  it('stand where records and world say, and the path ends at the optimum', () => {
    const marks = fieldMarks(run.frameAt(50), run.records, run.world, 'A', 100, shownIn(null));
    const [u, v] = unitPlace(candidates, run.records[49].index);
    expect(marks.query).toEqual([100 * u, 100 * (1 - v)]);
    expect(numbersIn(marks.path)).toHaveLength(2 * 45);
    const [x, y] = marks.star ?? [];
    expect(numbersIn(marks.path).slice(-2)).toEqual([Number(x?.toFixed(1)), Number(y?.toFixed(1))]);
    expect(fieldMarks(run.frameAt(50), run.records, run.world, 'A', 100, shownIn('score')).query).toBeNull();
  });
});

describe('the height that fields ask for', () => {
  it('is less where several lanes are to be in sight, as long as they stand in a row', () => {
    expect(fieldHeight(800, 4, true)).toBeLessThan(fieldHeight(800, 4));
    // On a phone they fold, or are as wide as they can be.
    for (const fields of [2, 4]) expect(fieldHeight(358, fields, true)).toBe(fieldHeight(358, fields));
  });
});

describe('fieldLayout', () => {
  it.each([
    [750, 220, 4],
    [1600, 300, 4],
    [368, 440, 2],
    [330, 100, 2],
  ])('keeps all fields within %i px of width, %i of height: %i columns', (width, height, columns) => {
    const { side, corners, height: used } = fieldLayout(width, height);
    expect(new Set(corners.map(({ x }) => x)).size).toBe(columns);
    for (const { x, y } of corners) {
      expect(x + side).toBeLessThanOrEqual(width);
      expect(y + side).toBeLessThanOrEqual(used);
    }
    corners.slice(1).forEach(({ x, y }, k) => {
      const before = corners[k];
      expect(x >= before.x + side || y >= before.y + side).toBe(true);
    });
    if (height >= fieldHeight(width)) expect(used).toBeLessThanOrEqual(height);
  });
});

/** The side of the fields, and how many stand in a row. */
function arranged(width: number, height: number, fields: number): [number, number] {
  const { side, corners } = fieldLayout(width, height, fields);
  return [side, new Set(corners.map(({ x }) => x)).size];
}

describe('fields as large as their box allows', () => {
  it('leave no gap for the acquisition that a lesson hides, unless two stand in a row', () => {
    const stage = { hidden: ['strip'] } as unknown as Stage;
    expect(fieldCount(700, false, null)).toBe(4);
    expect(fieldCount(700, false, { ...stage, hidden: ['truth'] })).toBe(4);
    expect(fieldCount(700, false, stage)).toBe(3);
    expect(fieldCount(358, false, stage)).toBe(4);
    expect(fieldCount(700, true, stage)).toBe(4);
  });

  it.each([
    ['a lane of a scene', 750, 210, 4, [156, 4]],
    ['the only lane, four fields', 1080, 680, 4, [286, 2]],
    ['the only lane, three fields', 1080, 680, 3, [341, 3]],
    ['a lane beside a panel, three fields', 690, 290, 3, [211, 3]],
    ['a high lane beside a panel, three fields', 690, 680, 3, [286, 2]],
  ] as const)('%s', (_, width, height, fields, expected) => {
    expect(arranged(width, height, fields)).toEqual(expected);
  });
});

describe('the path of the optimum', () => {
  it('is cut where it jumps', () => {
    const scale = (v: number) => 100 * v;
    expect(
      cutPath(
        [
          [0, 0],
          [0.1, 0],
          [0.9, 0.9],
          [0.9, 1],
        ],
        scale,
        scale,
      ),
    ).toBe('M0.0 0.0L10.0 0.0M90.0 90.0L90.0 100.0');
  });
});
