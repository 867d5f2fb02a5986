import type { StepRecord } from '../../src/index.ts';

/** A record with only what a test of theory looks at. */
export function record(values: Partial<StepRecord>): StepRecord {
  return {
    t: 1,
    sd: null,
    kappa: null,
    testActive: null,
    tPrime: null,
    reset: false,
    ...values,
  } as StepRecord;
}
