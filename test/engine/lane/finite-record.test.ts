import { describe, expect, it } from 'vitest';
import type { StepRecord } from '../../../src/contracts/record.ts';
import { requireFinite } from '../../../src/engine/lane/finite-record.ts';
import { NotFinite } from '../../../src/linalg/errors.ts';

const RECORD = { t: 7, clock: 7, f: 1, y: 1, fStar: 1, regret: 0, cumulativeRegret: 0, mean: null, sd: null };
const record = (more: object) =>
  ({ ...RECORD, multiplier: null, psi: null, hyperparameters: null, ...more }) as StepRecord;

describe('requireFinite', () => {
  it('passes a record on, values that an algorithm does not have included', () => {
    const whole = record({ acquisition: null, kappa: 3 });
    expect(requireFinite(whole)).toBe(whole);
  });

  it.each([
    [{ mean: Number.NaN }, 'The posterior mean at step 7 is not a finite number; bring values'],
    [{ y: Number.POSITIVE_INFINITY }, 'The observation y at step 7'],
    [{ hyperparameters: [1, Number.NaN] }, 'A fitted hyperparameter at step 7'],
  ])('refuses %j', (more, message) => {
    const broken = record({ acquisition: 0, kappa: 0, ...more });
    expect(() => requireFinite(broken)).toThrow(NotFinite);
    expect(() => requireFinite(broken)).toThrow(message);
  });
});
