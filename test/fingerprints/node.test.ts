import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../src/algorithms/registry.ts';
import { OBJECTIVES } from '../../src/objectives/registry.ts';
import { differences, readRecorded, staleness } from './recorded.ts';
import { CASES, computeFingerprints } from './scenarios.ts';

describe('recorded fingerprints', () => {
  it('belong to this engine version', () => {
    expect(staleness(readRecorded())).toBeNull();
  });

  it('are what this Node computes, case by case', async () => {
    expect(differences(readRecorded()?.fingerprints ?? {}, await computeFingerprints())).toEqual([]);
  }, 120_000);

  it('cover every algorithm and objective, each case named once', () => {
    const names = CASES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { id, needs } of ALGORITHMS)
      expect(names).toContain(`${id} on ${needs === 'environment' ? 'threshold-gp' : 'dataset'}`);
    for (const { id } of OBJECTIVES) expect(names).toContain(`gp-ucb on ${id}`);
  });
});

describe('comparing with the record', () => {
  const recorded = { a: '1', b: '2', c: '3' };

  it('names what differs, what is new and what is gone', () => {
    expect(differences(recorded, { a: '1', b: '9', d: '4' })).toEqual([
      'b: recorded 2, computed 9',
      'c: recorded, but no longer among the cases',
      'd: not recorded yet; run npm run fingerprints:record',
    ]);
  });

  it('does not flood', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`case ${i}`, 'a']));
    const lines = differences(many, {});
    expect(lines).toHaveLength(26);
    expect(lines.at(-1)).toBe('and 15 more of 40');
  });

  it('says when the engine has moved on', () => {
    expect(staleness(null)).toContain('no fingerprints are recorded');
    expect(staleness({ engine: '0.0.1', fingerprints: recorded })).toContain('the record is of engine 0.0.1');
  });
});
