import { describe, expect, it } from 'vitest';
import { STEADINESS, withinShare } from '../../../src/experiments/ctv/evaluation-time-claims.ts';
import {
  evaluationTimeColumn,
  evaluationTimeLanes,
} from '../../../src/experiments/ctv/evaluation-time-lanes.ts';
import { LEVEL } from '../../../src/experiments/report/order-verdict.ts';

import { runJob } from '../../../src/plan/run-job.ts';

import { backend } from '../../engine/support.ts';

const evidence = (of: (row: string) => readonly number[]) => ({
  cells: [],
  resetTimes: () => [],
  level: LEVEL,
  values: of,
});

describe('the claims about standard deviations', () => {
  const calm = [1, 1.01, 0.99, 1.005, 0.995];
  const wild = [1, 1.9, 0.2, 1.5, 0.6];

  it('hold where CTV is the calm one, whatever the means', () => {
    const [tv, simple, ...much] = STEADINESS;
    const ctvCalm = evidence((row) => (row === 'CTV' ? calm.map((value) => value + 5) : wild));
    expect(tv.check(ctvCalm).verdict).toBe('not reproduced');
    for (const claim of [simple, ...much]) expect(claim.check(ctvCalm).verdict).toBe('order reproduced');
  });

  it('leave a difference of chance open', () => {
    const near = evidence((row) =>
      row === 'CTV' ? calm : calm.map((value, i) => value + (i === 0 ? 0.001 : 0)),
    );
    for (const claim of STEADINESS.slice(2)) expect(claim.check(near).verdict).toBe('undecided');
  });
});

describe('withinShare', () => {
  it('allows a share of the smallest mean', () => {
    const means = evidence((row) => (row === 'CTV' ? [1.04, 1.041, 1.039] : [1, 1, 1]));
    expect(withinShare('c', 0.05, '').check(means).verdict).toBe('order reproduced');
    expect(withinShare('c', 0.03, '').check(means).verdict).toBe('not reproduced');
  });
});

describe('a column of evaluation times', () => {
  const column = (timeNoise: number) => {
    const { scenario, lanes, ...rest } = evaluationTimeColumn({
      name: 'c',
      kernel: 'se',
      times: { times: 'uniform', seconds: 1 },
      timeNoise,
    });
    const small = { ...scenario, horizon: 14, grid: { pointsPerDimension: 8 }, initialDesign: { points: 4 } };
    return { scenario: small, lanes, ...rest };
  };

  it.each([0, 0.1])(
    'at σ_g² = %f: CTV-fixed runs as TV where seconds are rounds, and only there',
    (noise) => {
      const { scenario, lanes } = column(noise);
      const [tv, fixed] = runJob(
        { scenario, lanes: [lanes.TV, lanes['CTV-fixed']], curvePoints: 14 },
        0,
        backend,
      );
      if (noise === 0) expect(fixed.curve).toEqual(tv.curve);
      else expect(fixed.fingerprint).not.toBe(tv.fingerprint);
    },
  );

  it('has lanes that believe the noise there is, and a little where there is none', () => {
    expect(column(0.1).lanes.CTV.parameters.timeNoise).toBe(0.1);
    expect(column(0).lanes.CTV.parameters.timeNoise).toBe(1e-6);
    expect(evaluationTimeLanes({ schedule: 'log-beta' }).TV.parameters).toMatchObject({
      schedule: 'log-beta',
    });
  });
});
