import { describe, expect, it } from 'vitest';
import { reportFigure } from '../../../src/experiments/report/report-figure.ts';
import { viewName, viewsOf } from '../../../src/experiments/report/report-views.ts';
import { RECORDED, recorded } from '../../web/papers/recorded.ts';

interface Drawn {
  readonly name: string;
  readonly xaxis: string;
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly error_x: { readonly array: readonly number[] };
}

describe('the figure of a report', () => {
  it('has every recorded cell once in each of its measures, with two standard errors', () => {
    for (const report of RECORDED)
      for (const view of viewsOf(report)) {
        if (view.kind !== 'dots') continue;
        const traces = reportFigure(report, view, 'light').data as unknown as readonly Drawn[];
        const ours = traces.filter(({ name }) => name === 'ours');
        const cells = report.cells.filter(({ measure }) => measure === view.measure);
        expect(ours.flatMap(({ x }) => x).toSorted(), report.id).toEqual(
          cells.map((cell) => cell.ours.mean).toSorted(),
        );
        expect(ours.flatMap(({ error_x }) => error_x.array).toSorted(), report.id).toEqual(
          cells.map((cell) => 2 * cell.ours.se).toSorted(),
        );
      }
  });

  it('has the mean of every recorded curve, and every count of resets', () => {
    for (const report of RECORDED)
      for (const view of viewsOf(report)) {
        if (view.kind === 'dots') continue;
        const traces = reportFigure(report, view, 'dark').data as unknown as readonly Drawn[];
        const has = (row: string, values: readonly number[]) =>
          traces.some(({ name, y }) => name === row && JSON.stringify(y) === JSON.stringify(values));
        const kept = view.kind === 'times' ? report.resetTimes : report.resetSteps;
        const lines =
          view.kind === 'curves'
            ? (report.curves ?? []).map(({ row, mean }) => ({ row, values: mean }))
            : (kept ?? []).map(({ row, counts }) => ({ row, values: counts }));
        for (const { row, values } of lines) expect(has(row, values), `${report.id} ${row}`).toBe(true);
      }
  });

  it('names both axes of every view, and every column once', () => {
    for (const report of RECORDED)
      for (const view of viewsOf(report)) {
        const { layout, data } = reportFigure(report, view, 'light');
        const heads = layout.annotations as readonly { readonly text: string }[];
        expect(new Set(heads.map(({ text }) => text)).size).toBe(heads.length);
        expect(new Set((data as unknown as readonly Drawn[]).map(({ xaxis }) => xaxis)).size).toBe(
          heads.length,
        );
        const titles = Object.entries(layout)
          .filter(([key]) => /^[xy]axis/.test(key))
          .map(([key, value]) => [key[0], (value as { title: { text: string } }).title.text]);
        expect(
          titles.some(([side, text]) => side === 'x' && text !== ''),
          `${report.id} x`,
        ).toBe(true);
        if (view.kind !== 'dots')
          expect(titles.some(([side, text]) => side === 'y' && text !== '')).toBe(true);
        expect(layout.title).toEqual({ text: `${report.title}: ${viewName(view, report)}` });
      }
  });

  it('is dots with rings of the paper first where the paper prints numbers', () => {
    const report = recorded('et-table1');
    const [first] = viewsOf(report);
    expect(first).toEqual({ kind: 'dots', measure: 'R_T/T' });
    const { data } = reportFigure(report, first, 'light');
    expect(new Set(data.map(({ name }) => name))).toEqual(new Set(['paper', 'ours']));
  });
});
