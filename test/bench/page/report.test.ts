import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PageFigures, pageReport } from '../../../bench/page/report.ts';

const committed = (ending: string) =>
  readFileSync(resolve(import.meta.dirname, `../../../docs/page-benchmark.${ending}`), 'utf8');
const figures = JSON.parse(committed('json')) as PageFigures;

describe('the page about how fast the page is', () => {
  it('is what its figures make', () => {
    expect(pageReport(figures)).toBe(committed('md'));
  });

  it('has a row for each view, each length of run, each drag and each scene that is played', () => {
    const rows = pageReport(figures)
      .split('\n')
      .filter((line) => /^\| (desktop|phone|\d)/.test(line));
    expect(rows).toHaveLength(
      figures.views.length + figures.lanes.length + figures.moving.drags.length + figures.moving.plays.length,
    );
    expect(rows.join()).not.toMatch(/NaN|undefined|null/);
  });

  it('says whether the machine had other work', () => {
    const told = (load: number) => {
      const machine = { ...figures.machine, load };
      return pageReport({ ...figures, machine, moving: { ...figures.moving, machine } });
    };
    expect(told(3)).toContain('other work at the time');
    expect(told(0.2)).not.toContain('other work at the time');
  });
});
