import { describe, expect, it } from 'vitest';
import { announcement } from '../../../web/readings/announcement.ts';
import { fakeRecord } from '../fakes/records.ts';

const still = { name: 'GP-UCB', records: [fakeRecord(1), fakeRecord(2, { cumulativeRegret: 3.04 })] };
const reset = {
  name: 'ET-GP-UCB',
  records: [fakeRecord(1), fakeRecord(2, { cumulativeRegret: 12.26, reset: true })],
};

describe('what is read out at rest', () => {
  it('says step, what happened, and of every lane reset and regret', () => {
    expect(announcement(2, 200, 'The objective jumped after $t$ = 1.', [still, reset])).toBe(
      'Step 2 of 200. The objective jumped after $t$ = 1. GP-UCB: regret 3.0. ET-GP-UCB: reset, regret 12.3.',
    );
  });

  it('says a reset at its own step alone', () => {
    expect(announcement(1, 200, '', [reset])).toBe('Step 1 of 200. ET-GP-UCB: regret 0.0.');
  });

  it('says what a memory that weighs its data dropped', () => {
    const selection = { budgetBefore: 1.1, budget: 1, removedRelevance: [], relevance: [] };
    const dropping = (removed: number[]) => ({
      name: 'W-DBO',
      records: [fakeRecord(1, { cumulativeRegret: 3.04, selection: { ...selection, removed } })],
    });
    const said = (removed: number[]) => announcement(1, 200, '', [dropping(removed)]);
    expect(said([])).toBe('Step 1 of 200. W-DBO: regret 3.0.');
    expect(said([26])).toBe('Step 1 of 200. W-DBO: drops step 26, regret 3.0.');
    expect(said([26, 4])).toBe('Step 1 of 200. W-DBO: drops steps 26 and 4, regret 3.0.');
    expect(said([1, 2, 3, 4])).toBe('Step 1 of 200. W-DBO: drops 4 points, regret 3.0.');
  });

  it('is silent about a lane whose step has not been computed', () => {
    expect(announcement(3, 200, '', [still])).toBe('Step 3 of 200.');
  });

  it('says the regret of the answer where designs are assessed', () => {
    const assessment = {
      answer: 0,
      probability: 1,
      above: null,
      below: null,
      undecided: null,
      f1: null,
      loss: null,
    };
    const lane = { name: 'BPT-UCB', records: [fakeRecord(1, { regret: 0.0312, assessment })] };
    expect(announcement(1, 60, '', [lane])).toBe('Step 1 of 60. BPT-UCB: regret of the answer 0.031.');
  });
});
