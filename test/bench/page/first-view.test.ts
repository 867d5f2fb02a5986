import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FirstViewFigures, firstViewPage } from '../../../bench/page/first-view.ts';

const committed = (ending: string) =>
  readFileSync(resolve(import.meta.dirname, `../../../docs/first-view.${ending}`), 'utf8');
const figures = JSON.parse(committed('json')) as FirstViewFigures;

describe('the page about the first view', () => {
  it('is what its figures make', () => {
    expect(firstViewPage(figures)).toBe(committed('md'));
  });

  it('has a row for each view, and one for each length of run', () => {
    const rows = firstViewPage(figures)
      .split('\n')
      .filter((line) => /^\| (desktop|phone|\d)/.test(line));
    expect(rows).toHaveLength(figures.views.length + figures.lanes.length);
    expect(rows.join()).not.toMatch(/NaN|undefined|null/);
  });

  it('says whether the machine had other work', () => {
    const told = (load: number) => firstViewPage({ ...figures, machine: { ...figures.machine, load } });
    expect(told(3)).toContain('other work at the time');
    expect(told(0.2)).not.toContain('other work at the time');
  });
});
