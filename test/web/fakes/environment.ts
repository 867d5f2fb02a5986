import type { Assessment, Environment } from '../../../src/contracts/environment.ts';
import { gridCandidates } from '../../../src/contracts/grid.ts';
import { fakeRecord } from './records.ts';

/** Five designs under five conditions on a square. */
export const candidates = gridCandidates(
  [
    [-1, 1],
    [-1, 1],
  ],
  5,
);

export const environment: Environment = {
  weights: new Float64Array(5).fill(0.2),
  threshold: 0,
  level: 0.6,
  meanCondition: 2,
  centralConditions: [1, 2, 3],
  designs: 5,
  conditions: 5,
  probability: new Float64Array([0.2, 0.4, 0.9, 0.9, 0.6]),
  best: 2,
};
const assessment = (change: Partial<Assessment>): Assessment =>
  ({
    answer: 1,
    probability: 0.4,
    above: null,
    below: null,
    undecided: null,
    f1: null,
    loss: null,
    ...change,
  }) as Assessment;

/** The record of step 7 with such an assessment. */
export const assessed = (change: Partial<Assessment>) =>
  fakeRecord(7, { fStar: 0.9, assessment: assessment(change) });
