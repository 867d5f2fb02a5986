import { describe, expect, it } from 'vitest';
import type { Assessment } from '../../../../src/contracts/environment.ts';
import { answerReading, answersReading } from '../../../../web/readings/environment/answers.ts';
import { designName } from '../../../../web/readings/environment/design-name.ts';
import { candidates, environment, assessed as recordOf } from '../../fakes/environment.ts';

const lane = (name: string, change: Partial<Assessment>) => ({
  name,
  records: Array.from({ length: 7 }, () => recordOf(change)),
});

describe('designs', () => {
  it('are named by what their pairs share', () => {
    expect(designName({ candidates }, environment, 1)).toBe('−0.50');
    const points = Float64Array.from({ length: 100 }, (_, i) =>
      i % 4 < 2 ? Math.floor(i / 20) + (i % 4) : Math.floor(i / 4) % 5,
    );
    const arms = { kind: 'arms' as const, dimension: 4, size: 25, points, axes: [], names: [] };
    expect(designName({ candidates: arms }, environment, 3)).toBe('(3.00, 4.00)');
  });
});

describe('answerReading', () => {
  it('says what the lane answers and how true that is', () => {
    expect(answerReading(recordOf({}), { candidates }, environment)).toBe(
      'Answers $x̂_t$ = **−0.50**: $p$ = 0.40, best 0.90.',
    );
    expect(answerReading(recordOf({ answer: 3, probability: 0.9 }), { candidates }, environment)).toContain(
      '$p$ = 0.90, the best.',
    );
  });

  it('counts the designs of a lane that sorts them', () => {
    const sorted = recordOf({ above: 2, below: 1, undecided: 2, f1: 0.8 });
    expect(answerReading(sorted, { candidates }, environment)).toMatch(/2 above, 1 below, 2 undecided\.$/);
  });
});

describe('answersReading', () => {
  const lanes = [
    lane('BPT-UCB', { probability: 0.9, f1: 0.5 }),
    lane('StableOpt', { probability: 0.4, f1: 1 }),
    lane('GP-UCB', { probability: 0.6 }),
  ];

  it('compares the answers with the best design', () => {
    expect(answersReading(environment, lanes, 7, 'answer')).toBe(
      'The best design keeps $f > h$ with probability 0.90. **BPT-UCB answers best**: 0.90; StableOpt worst: 0.40.',
    );
    expect(answersReading(environment, lanes.slice(0, 1), 7, 'answer')).toContain(
      'The answer of BPT-UCB: 0.90.',
    );
    expect(answersReading(environment, [lanes[0], lanes[0]], 7, 'answer')).toContain(
      'All lanes’ answers: 0.90.',
    );
  });

  it('compares how the designs are sorted, among the lanes that do', () => {
    expect(answersReading(environment, lanes, 7, 'f1')).toBe(
      '3 of 5 designs reach the level 0.60. **StableOpt sorts them best**: F1 1.00; BPT-UCB worst: 0.50.',
    );
    expect(answersReading(environment, lanes.slice(2), 7, 'f1')).toContain('No lane sorts them.');
    expect(answersReading(environment, lanes.slice(0, 1), 7, 'f1')).toContain('F1 of BPT-UCB: 0.50.');
  });

  it('has sentences for the first step and nothing computed', () => {
    expect(answersReading(environment, lanes, 1, 'answer')).toContain('No data yet');
    expect(answersReading(environment, lanes, 8, 'answer')).toBe('');
    expect(answersReading(environment, [], 7, 'f1')).toBe('');
  });
});
