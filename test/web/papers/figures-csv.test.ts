import { describe, expect, it } from 'vitest';
import { figuresCsv } from '../../../web/papers/figures-csv.ts';
import { recorded } from './recorded.ts';

describe('the figures as CSV', () => {
  it('are a line per cell, as wide as the header, with names that hold a comma in quotes', () => {
    const report = recorded('et-table1');
    const lines = figuresCsv(report).trimEnd().split('\n');
    expect(lines).toHaveLength(1 + report.cells.length);
    expect(lines[0].split(',')).toHaveLength(11);
    expect(lines.some((line) => line.includes('"ET-GP-UCB, ε 0–1"'))).toBe(true);
    expect(lines[1]).toContain(`,${report.cells[0].ours.mean},`);
  });

  it('have what this browser found beside them once it is done', () => {
    const report = recorded('et-table1');
    const here = {
      runs: 5,
      cells: report.cells.map((cell) => ({ ...cell, ours: { ...cell.ours, mean: 0.125 } })),
    };
    const lines = (done: boolean) =>
      figuresCsv({ ...report, here: { ...here, done } })
        .trimEnd()
        .split('\n');
    expect(lines(false)).toEqual(figuresCsv(report).trimEnd().split('\n'));
    expect(lines(true)).toHaveLength(1 + report.cells.length);
    expect(lines(true)[0]).toMatch(/,this browser,this browser s\.e\.,this browser std,this browser runs$/);
    expect(lines(true)[1]).toMatch(new RegExp(`,0\\.125,[\\d.]+,[\\d.]+,${report.runs}$`));
  });
});
