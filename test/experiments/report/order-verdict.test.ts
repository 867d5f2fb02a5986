import { describe, expect, it } from 'vitest';
import {
  judgeOrder,
  LEVEL,
  type TestedPair,
  testPair,
} from '../../../src/experiments/report/order-verdict.ts';
import { createStream } from '../../../src/random/stream.ts';
import { comparePaired } from '../../../src/replicates/paired.ts';

const pair = (ahead: number, p: number, n = 100): TestedPair => ({ ahead, p, n, same: false });
const SAME: TestedPair = { ahead: 0, p: 1, n: 100, same: true };

describe('judgeOrder', () => {
  it('wants each pair shown at 5 %', () => {
    expect(judgeOrder([pair(1, 0.049), pair(1, 0.001)], LEVEL)).toEqual({ verdict: 'order reproduced' });
    expect(judgeOrder([pair(1, 0.051), pair(1, 0.001)], LEVEL).verdict).toBe('undecided');
  });

  it('takes one pair the other way round for a refutation, after Holm over all of them', () => {
    expect(judgeOrder([pair(-1, 0.024), pair(1, 0.2)], LEVEL)).toEqual({ verdict: 'not reproduced' });
    expect(judgeOrder([pair(-1, 0.026), pair(1, 0.2)], LEVEL).verdict).toBe('undecided');
  });

  it('wants more of each pair where several looks share the 5 %', () => {
    expect(judgeOrder([pair(1, 0.024)], LEVEL / 2)).toEqual({ verdict: 'order reproduced' });
    expect(judgeOrder([pair(1, 0.026)], LEVEL / 2).verdict).toBe('undecided');
    expect(judgeOrder([pair(-1, 0.012), pair(1, 0.2)], LEVEL / 2).verdict).toBe('not reproduced');
    expect(judgeOrder([pair(-1, 0.013), pair(1, 0.2)], LEVEL / 2).verdict).toBe('undecided');
  });

  it('counts rows that are the same as the claim does', () => {
    expect(judgeOrder([SAME, pair(1, 0.01)], LEVEL)).toEqual({ verdict: 'not reproduced' });
    expect(judgeOrder([SAME, pair(1, 0.01)], LEVEL, 'keep')).toEqual({ verdict: 'order reproduced' });
    expect(judgeOrder([SAME, pair(1, 0.2)], LEVEL, 'keep').verdict).toBe('undecided');
  });

  it('says how many runs would decide: the pair that takes longest, or the first one the other way round', () => {
    const needed = (...pairs: TestedPair[]) => judgeOrder(pairs, LEVEL).runsNeeded;
    // t = 1.2945: ((1.965 + 0.842)/1.2945)² · 100, with 469 degrees.
    expect(needed(pair(1, 0.1985))).toBe(470);
    expect(needed(pair(1, 0.1985), pair(1, 0.5))).toBe(1700);
    expect(needed(pair(-1, 0.1985), pair(-1, 0.5))).toBe(570);
    expect(needed(pair(1, 1))).toBeNull();
    expect(needed(pair(1, 0.06, 2))).toBeGreaterThan(2);
  });

  it('decides in about four of five cases with the number of runs it states', () => {
    const random = createStream(7, 'order');
    const draw = (n: number) => Array.from({ length: n }, () => 0.3 + random.normal());
    const zeros = (n: number) => new Array<number>(n).fill(0);
    // Effect 0.3 at n = 30: t = 1.643.
    const p = 0.1112;
    const n = judgeOrder([pair(1, p, 30)], LEVEL).runsNeeded as number;
    let shown = 0;
    for (let i = 0; i < 400; i++) if (comparePaired(draw(n), zeros(n)).p < 0.05) shown++;
    expect(shown / 400).toBeGreaterThan(0.73);
    expect(shown / 400).toBeLessThan(0.9);
  });
});

describe('testPair', () => {
  it('is ahead where the first row is the smaller', () => {
    expect(testPair([1, 2, 3], [2, 3.1, 4])).toMatchObject({
      ahead: expect.closeTo(1.0333, 4),
      n: 3,
      same: false,
    });
    expect(testPair([1, 2], [1, 2])).toEqual({ ahead: 0, p: 1, n: 2, same: true });
  });
});
