import { describe, expect, it } from 'vitest';
import type { PriorsStep } from '../../../src/contracts/record.ts';
import { priorNamesOf, priorStack, priorsAt, priorsLane } from '../../../web/readings/priors.ts';
import { fakeRecord } from '../fakes/records.ts';

const NOTHING: PriorsStep = { prior: 0, alive: null, logWeights: null, residualSum: null, bound: null };
const step = (t: number, priors: Partial<PriorsStep>) => fakeRecord(t, { priors: { ...NOTHING, ...priors } });

const weighed = [
  step(1, { prior: 1, logWeights: [Math.log(0.5), Math.log(0.5)] }),
  step(2, { prior: 0, logWeights: [Math.log(0.2), Math.log(0.8)] }),
];
const dropped = [step(1, { prior: 2, alive: [0, 1, 2] }), step(2, { prior: 2, alive: [0, 1] })];

describe('the names of the priors', () => {
  it('are those of the defaults where the lane sets no parameters, as when it has just been added', () => {
    expect(priorNamesOf({ parameters: {} })).toHaveLength(12);
    expect(priorNamesOf({ parameters: { priorRates: [0.02], priorLengthscales: [1] } })).toEqual([
      '$l$ × 1, $ε$ 0.02',
    ]);
  });
});

describe('priors stacked over the steps', () => {
  it('have their weights, which sum to 1, and say which one chose', () => {
    const { top, edges, chose } = priorStack(weighed, 2);
    expect(top).toBe(1);
    expect(edges[1][1]).toBeCloseTo(0.2, 12);
    expect([...edges[2]].map((sum) => sum.toFixed(12))).toEqual(['1.000000000000', '1.000000000000']);
    expect(chose).toEqual([1, 0]);
  });

  it('count as one each while they are in, where they are dropped', () => {
    const { top, edges } = priorStack(dropped, 3);
    expect(top).toBe(3);
    expect(edges.map((edge) => edge[0])).toEqual([0, 1, 2, 3]);
    expect(edges.map((edge) => edge[1])).toEqual([0, 1, 2, 2]);
  });
});

describe('the reading of the priors', () => {
  it('names the one that chose, and the heaviest or how many are left', () => {
    expect(priorsAt(weighed[1])).toEqual({
      chose: 0,
      left: null,
      heaviest: { prior: 1, weight: expect.closeTo(0.8, 12) },
    });
    expect(priorsAt(dropped[1])).toEqual({ chose: 2, left: 2, heaviest: null });
    expect(priorsAt(fakeRecord(1))).toBeNull();
    expect(priorsAt(undefined)).toBeNull();
  });

  it('is of the selected lane where it has priors, else of the first that has', () => {
    const lane = (letter: 'A' | 'B' | 'C', records: typeof weighed) => ({ letter, name: letter, records });
    const lanes = [lane('A', [fakeRecord(1)]), lane('B', weighed), lane('C', dropped)];
    expect(priorsLane(lanes, 'C')?.letter).toBe('C');
    expect(priorsLane(lanes, 'A')?.letter).toBe('B');
    expect(priorsLane(lanes.slice(0, 1), 'A')).toBeNull();
  });
});
