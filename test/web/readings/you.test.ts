import { describe, expect, it } from 'vitest';
import { gridCandidates } from '../../../src/contracts/grid.ts';
import { handReading, isElsewhere, noticedBy } from '../../../web/readings/you.ts';
import { aloneReading } from '../../../web/readings/you-alone.ts';
import { fakeRecord } from '../fakes/records.ts';

const line = gridCandidates([[0, 1]], 101);
const at = (...indices: number[]) => indices.map((index) => ({ index }));

describe('elsewhere', () => {
  it('is more than a tenth of the longest axis away; among arms another arm', () => {
    expect([isElsewhere(line, 50, 60), isElsewhere(line, 50, 61)]).toEqual([false, true]);
    const arms = { ...line, kind: 'arms' as const };
    expect([isElsewhere(arms, 3, 3), isElsewhere(arms, 3, 4)]).toEqual([false, true]);
  });
});

describe('a jump after step 3', () => {
  it('is noticed with the first query elsewhere, after so many readings of the new curve', () => {
    const queries = at(50, 50, 50, 52, 49, 80, 20);
    expect(noticedBy(line, queries, 3, 5)).toBe('unnoticed');
    expect(noticedBy(line, queries, 3, 6)).toEqual({ after: 2 });
    expect(noticedBy(line, queries, 3, 7)).toEqual({ after: 2 });
  });

  it('is not noticed by who was on the move anyway', () => {
    expect(noticedBy(line, at(50, 50, 50, 80, 20), 3, 5)).toBe('searching');
  });

  it('is said in the lane at that step alone', () => {
    const records = [50, 50, 50, 50, 80].map((index, i) =>
      fakeRecord(i + 1, { index, x: [index / 100], y: -0.5 }),
    );
    expect(handReading(line, records, 5, 3)).toBe(
      'Queried **0.80**: one reading after the jump, you looked elsewhere.',
    );
    expect(handReading(line, records, 4, 3)).toBe('Queried **0.50** and read \u22120.50.');
    expect(handReading(line, records, 5, null)).toBe('Queried **0.80** and read \u22120.50.');
  });
});

describe('the table', () => {
  it('says that a person ran once, and where the truth was shown before the end', () => {
    const records = [1, 2.5].map((cumulativeRegret) => ({ cumulativeRegret }));
    expect(aloneReading('You', records, 2)).toBe('You: one run with $R_t$ = 2.5 at its end.');
    expect(aloneReading('You', records, 40)).toBe(
      'You: one run, ended by showing the truth after step 2 of 40 with $R_t$ = 2.5.',
    );
  });
});
