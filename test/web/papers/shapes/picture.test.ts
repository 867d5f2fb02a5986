import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../../src/picture/layout.ts';
import type { Shape } from '../../../../src/picture/shape.ts';
import { pictureDocument } from '../../../../web/papers/shapes/document.ts';
import { nearTrace, neighbour } from '../../../../web/papers/shapes/neighbour.ts';
import { pictureOf, viewColumns, viewsOf } from '../../../../web/papers/shapes/picture.ts';
import { RECORDED, recorded } from '../recorded.ts';

const table1 = recorded('et-table1');
const dots = { kind: 'dots', measure: 'R_T/T' } as const;
const looks = (shapes: readonly Shape[], look: string) => shapes.filter((shape) => shape.look === look);

describe('ET Table 1 as dots', () => {
  const picture = pictureOf(table1, dots, 740);

  it('has a ring with its spread and a dot with its interval in each of 35 cells', () => {
    for (const look of ['ring', 'spread', 'dot', 'interval'])
      expect(looks(picture.shapes, look), look).toHaveLength(35);
    expect(picture.spots).toHaveLength(35);
  });

  it('says where a cell does not reproduce: a dotted line from dot to ring, and the words', () => {
    const failed = table1.cells.filter(({ verdict }) => verdict === 'not reproduced');
    expect(looks(picture.shapes, 'verdict')).toHaveLength(failed.length);
    const words = picture.shapes.filter((shape) => shape.tag === 'text' && shape.text === 'not reproduced');
    expect(words).toHaveLength(failed.length);
  });

  it('has one scale: the same figure lies at the same place in every column', () => {
    const rings = looks(picture.shapes, 'ring').flatMap((shape) =>
      shape.tag === 'circle' ? [shape.cx] : [],
    );
    const means = table1.cells.map(({ paper }) => paper?.mean ?? Number.NaN);
    const columns = viewColumns(dots, table1);
    const perUnit = columns.map((_, i) => {
      const [a, b] = [i, i + 2 * columns.length];
      return (rings[b] - rings[a]) / (means[b] - means[a]);
    });
    for (const unit of perUnit.slice(0, 3)) expect(unit).toBeCloseTo(perUnit[0], 6);
  });

  it('shows one column at a time where there is no room for more', () => {
    const one = pictureOf(table1, dots, 358, null, ['ε = 0.03']);
    expect(one.spots).toHaveLength(7);
    expect(one.spots.every(({ x }) => x > 100 && x < 358)).toBe(true);
  });
});

describe('what this browser finds, beside what is recorded', () => {
  const half = table1.cells.map((cell) => ({ ...cell, ours: { ...cell.ours, mean: 1, se: 50 } }));
  const beside = (done: boolean) => ({ ...table1, here: { runs: 5, cells: half.slice(0, 20), done } });

  it('is a diamond above the dot in each cell that it has: hollow until it is done', () => {
    const state = (done: boolean) => looks(pictureOf(beside(done), dots, 740).shapes, 'here-mark').length;
    expect([state(false), state(true)]).toEqual([20, 0]);
    expect(looks(pictureOf(beside(true), dots, 740).shapes, 'here-mark done')).toHaveLength(20);
  });

  it('moves neither dots nor scale by its errors, which end at the edge of the column', () => {
    const [alone, both] = [table1, beside(false)].map((one) => pictureOf(one, dots, 740).shapes);
    expect(looks(both, 'dot')).toEqual(looks(alone, 'dot'));
    for (const shape of looks(both, 'here-interval'))
      expect(shape.tag === 'line' && shape.x2 - shape.x1 < 200 && shape.x2 <= 740).toBe(true);
  });

  it('has the rows and columns that only it has, and the paper’s rings where nothing is recorded', () => {
    const other = half.slice(0, 2).map((cell, i) => ({ ...cell, row: 'another', column: `column ${i}` }));
    const added = { ...table1, here: { runs: 5, cells: other, done: true } };
    expect(viewColumns(dots, added)).toEqual([...viewColumns(dots, table1), 'column 0', 'column 1']);
    expect(pictureOf(added, dots, 740).spots).toHaveLength(37);
    const alone = pictureOf({ runs: 0, cells: [], here: { runs: 5, cells: half, done: true } }, dots, 740);
    expect(looks(alone.shapes, 'ring')).toHaveLength(35);
    expect(looks(alone.shapes, 'dot')).toHaveLength(0);
  });

  it('draws curves thin until they are done, then pales the recorded ones', () => {
    const report = recorded('bpt-fig7');
    const rows = new Set((report.curves ?? []).map(({ row }) => row)).size;
    const shapes = (done: boolean) =>
      pictureOf({ ...report, here: { ...report, done } }, { kind: 'curves' }, 740).shapes.filter(
        ({ tag }) => tag === 'path',
      );
    expect(shapes(false).filter(({ look }) => look.startsWith('here-line'))).toHaveLength(rows);
    expect(shapes(true).filter(({ look }) => look.endsWith(' pale'))).toHaveLength(rows);
  });
});

describe('every recorded report', () => {
  it('is first seen as its paper shows it, and every view lies within its picture', () => {
    for (const report of RECORDED) {
      const [first] = viewsOf(report);
      const printed = report.cells.some(({ paper }) => paper !== null);
      expect(first.kind === 'dots', report.id).toBe(printed || !(report.curves || report.resetTimes));
      for (const view of viewsOf(report)) {
        const { spots, shapes, height } = pictureOf(report, view, 740);
        expect(spots.length, report.id).toBeGreaterThan(0);
        for (const { x, y } of spots) {
          expect(x >= 0 && x <= 740, `${report.id} ${x}`).toBe(true);
          expect(y >= 0 && y <= height, `${report.id} ${y}`).toBe(true);
        }
        expect(JSON.stringify(shapes)).not.toMatch(/NaN|null/);
      }
    }
  });

  it('keeps the names above its columns apart: a long one has more lines', () => {
    const { shapes } = pictureOf(recorded('ctv-knobs'), dots, 740);
    const heads = shapes.flatMap((shape) =>
      shape.tag === 'text' && shape.look === 'name' && shape.y === 12 ? [shape] : [],
    );
    expect(heads).toHaveLength(11);
    for (const [i, { x, text }] of heads.slice(0, -1).entries())
      expect(x + textWidth(text.replace(/[$_{}]/g, ''), 12), text).toBeLessThan(heads[i + 1].x);
  });

  it('keeps the labels below its curves and dots apart, however narrow the columns', () => {
    const views = RECORDED.flatMap((report) => [
      ...(report.curves ? [{ report, view: { kind: 'curves' } as const }] : []),
      { report, view: { kind: 'dots', measure: report.cells[0].measure } as const },
    ]);
    for (const { report, view } of views)
      for (const width of [520, 740, 1000]) {
        const { shapes } = pictureOf(report, view, width);
        const below = shapes.flatMap((shape) =>
          shape.tag === 'text' && shape.look === 'tick' && shape.anchor === 'middle' ? [shape] : [],
        );
        expect(below.length, report.id).toBeGreaterThan(0);
        const ends = below.map(({ x, text }) => [x - 3.25 * text.length, x + 3.25 * text.length]);
        ends.sort(([a], [b]) => a - b);
        for (const [i, [start]] of ends.slice(1).entries())
          expect(start - ends[i][1], `${report.id}, ${view.kind}, at ${width} px`).toBeGreaterThanOrEqual(4);
      }
  });

  it('draws the chosen row’s curve on top, with its band', () => {
    const policy = recorded('et-policy');
    const { shapes } = pictureOf(policy, { kind: 'curves' }, 740, { row: 'R-GP-UCB', column: 'cart-pole' });
    const paths = shapes.filter((shape) => shape.tag === 'path');
    expect(paths.at(-2)?.look).toBe('band');
    expect(paths.at(-1)?.look).toBe('line lane-B chosen');
  });

  it('is a document of its own: text is text, and no colour is left to a sheet that is not there', () => {
    for (const report of RECORDED) {
      const document = pictureDocument(report);
      expect(document).not.toContain('var(');
      expect(document).toContain('<text');
      expect(document.match(/<svg/g)).toHaveLength(1);
      const file = new URL(`../../../../docs/reproductions/${report.id}.svg`, import.meta.url);
      expect(readFileSync(file, 'utf8') === document, `npm run reproductions draws ${report.id}`).toBe(true);
    }
  });
});

describe('the arrows', () => {
  const spots = pictureOf(table1, dots, 740).spots;
  const name = (i: number | null) => (i === null ? null : `${spots[i].row} | ${spots[i].column}`);

  it('go along a row and along a column, and stop at the edges', () => {
    expect(name(neighbour(spots, 0, 'ArrowRight'))).toBe('GP-UCB | ε = 0.03');
    expect(name(neighbour(spots, 0, 'ArrowDown'))).toBe('R-GP-UCB | ε = 0.01');
    expect(neighbour(spots, 0, 'ArrowLeft')).toBe(0);
    expect(neighbour(spots, 34, 'ArrowDown')).toBe(34);
    expect(neighbour(spots, 3, 'End')).toBe(34);
    expect(neighbour(spots, 3, 'x')).toBeNull();
  });
});

describe('the pointer', () => {
  it('finds the curve that passes nearest, and none far away', () => {
    const { spots } = pictureOf(recorded('et-policy'), { kind: 'curves' }, 740);
    const [x, y] = spots[2].trace?.[20] ?? [0, 0];
    expect(nearTrace(spots, [x, y])?.row).toBe(spots[2].row);
    expect(nearTrace(spots, [2, 2])).toBeNull();
  });
});
