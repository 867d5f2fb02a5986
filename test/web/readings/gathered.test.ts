import { describe, expect, it } from 'vitest';
import { column, gathering } from '../../../web/readings/gathered.ts';
import { fakeRecord } from '../fakes/records.ts';

const run = Array.from({ length: 30 }, (_, i) => fakeRecord(i + 1, { reset: (i + 1) % 7 === 0 }));

describe('what is gathered of a run', () => {
  it('is gone through once, however often the run is asked about while it grows', () => {
    const seen: number[] = [];
    const resets = gathering(({ t, reset }) => {
      seen.push(t);
      return reset;
    });
    const steps = (end: number) => resets(run.slice(0, end)).map(({ t }) => t);
    expect(steps(8)).toEqual([7]);
    expect(steps(8)).toEqual([7]);
    expect(steps(22)).toEqual([7, 14, 21]);
    expect(steps(30)).toEqual([7, 14, 21, 28]);
    expect(seen).toEqual(run.map(({ t }) => t));
  });

  it('is right of a part of a run, too, and of a part from its middle', () => {
    const resets = gathering(({ reset }) => reset);
    const steps = (from: number, end: number) => resets(run.slice(from, end)).map(({ t }) => t);
    expect(steps(0, 30)).toEqual([7, 14, 21, 28]);
    expect(steps(0, 15)).toEqual([7, 14]);
    expect(steps(0, 30)).toEqual([7, 14, 21, 28]);
    expect(steps(10, 20)).toEqual([14]);
    expect(steps(0, 0)).toEqual([]);
  });

  it('is not gone through again for a part of a run that is known further', () => {
    let seen = 0;
    const resets = gathering(({ reset }) => {
      seen++;
      return reset;
    });
    resets(run);
    expect(resets(run.slice(0, 15)).map(({ t }) => t)).toEqual([7, 14]);
    expect(seen).toBe(run.length);
  });

  it('is another of another run, though it begins alike', () => {
    const resets = gathering(({ reset }) => reset);
    const other = [...run.slice(0, 10), ...run.slice(10).map((record) => ({ ...record, reset: false }))];
    expect(resets(run)).toHaveLength(4);
    expect(resets(other)).toHaveLength(1);
  });
});

describe('a column of a run', () => {
  const own = run.map((record) => ({ ...record, psi: record.t % 5 === 0 ? null : record.t / 10 }));

  it('holds a number of each record, read once while the run grows, and NaN where there is none', () => {
    const seen: number[] = [];
    const psi = column((record) => {
      seen.push(record.t);
      return record.psi;
    });
    for (const end of [4, 4, 9, 30, 12]) {
      const expected = own.slice(0, end).map((record) => record.psi ?? Number.NaN);
      expect(Array.from(psi(own.slice(0, end)))).toEqual(expected);
    }
    expect(seen).toEqual(own.map(({ t }) => t));
    expect(psi([])).toHaveLength(0);
  });

  it('is another of another run, though it begins alike, and leaves what was given before', () => {
    const psi = column((record) => record.psi);
    const before = psi(own.slice(0, 12));
    const other = [...own.slice(0, 10), ...own.slice(10).map((record) => ({ ...record, psi: 7 }))];
    expect(psi(other).at(-1)).toBe(7);
    expect(psi(own).at(-1)).toBeNaN();
    expect(before).toHaveLength(12);
    expect(before.at(-1)).toBe(1.2);
  });
});
