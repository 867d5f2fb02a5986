import { describe, expect, it } from 'vitest';
import { gathering } from '../../../web/readings/gathered.ts';
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

  it('is another of another run, though it begins alike', () => {
    const resets = gathering(({ reset }) => reset);
    const other = [...run.slice(0, 10), ...run.slice(10).map((record) => ({ ...record, reset: false }))];
    expect(resets(run)).toHaveLength(4);
    expect(resets(other)).toHaveLength(1);
  });
});
