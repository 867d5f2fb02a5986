import { describe, expect, it } from 'vitest';
import type { StepRecord } from '../../src/contracts/record.ts';
import { createFingerprint, RECORD_FIELDS } from '../../src/engine/fingerprint.ts';

const RECORD: StepRecord = {
  t: 1,
  clock: 1,
  duration: null,
  x: [0.25],
  index: 3,
  y: 0.5,
  f: 0.4,
  xStar: [0.75],
  starIndex: 9,
  fStar: 1,
  regret: 0.6,
  cumulativeRegret: 0.6,
  mean: 0.1,
  sd: 1,
  multiplier: 1.2,
  acquisition: 1.3,
  dataSize: 0,
  dataSizeAfter: 1,
  dropped: null,
  psi: 0.4,
  kappa: 3,
  tPrime: 1,
  triggered: false,
  testActive: true,
  reset: false,
  reason: null,
  sideQueries: 0,
  hyperparameters: null,
  jitter: 0,
  assessment: null,
  selection: {
    budgetBefore: 0.5,
    budget: 0.25,
    removed: [2],
    removedRelevance: [0.125],
    relevance: [0.5, 0.75],
  },
  posterior: 'kalman',
  looking: { look: 1, share: 0.25, split: 3, eventPsi: 0.5, eventKappa: 0.75 },
  standing: { until: 2.5, regret: [0.25, 0.5], cumulativeRegret: 0.75, regretPerSecond: 0.3 },
  priors: { prior: 1, alive: [0, 1], logWeights: [-0.5, -0.75], residualSum: 0.25, bound: 2 },
};

function digest(records: readonly StepRecord[], backend: 'wasm' | 'ml-matrix' = 'wasm'): string {
  const fingerprint = createFingerprint(backend);
  for (const record of records) fingerprint.add(record);
  return fingerprint.digest();
}

/** Any other value for a field, as near to the old one as its type allows. */
function changed(value: StepRecord[keyof StepRecord]): unknown {
  if (value === 'kalman') return undefined;
  if (value === null) return 'event';
  if (typeof value === 'number') return value + 2 ** -40;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return [value[0] + 2 ** -40];
  if (typeof value === 'object' && 'share' in value) return { ...value, share: value.share + 2 ** -40 };
  if (typeof value === 'object' && 'prior' in value) return { ...value, prior: value.prior + 1 };
  if (typeof value === 'object' && 'until' in value) return { ...value, until: value.until + 2 ** -40 };
  return typeof value === 'object' && 'budget' in value
    ? { ...value, budget: value.budget + 2 ** -40 }
    : null;
}

describe('createFingerprint', () => {
  it('gives 12 hexadecimal digits that never change for the same records', () => {
    expect(digest([RECORD])).toMatch(/^[0-9a-f]{12}$/);
    expect(digest([RECORD, { ...RECORD, t: 2 }])).toBe(digest([{ ...RECORD }, { ...RECORD, t: 2 }]));
  });

  it('covers exactly the fields of a record', () => {
    expect([...RECORD_FIELDS].sort()).toEqual(Object.keys(RECORD).sort());
  });

  it.each(RECORD_FIELDS)('changes with %s', (field) => {
    expect(digest([{ ...RECORD, [field]: changed(RECORD[field]) }])).not.toBe(digest([RECORD]));
  });

  it('tells −0, 0, NaN and null apart, and takes every NaN for the same', () => {
    const values = [0, -0, Number.NaN, null];
    expect(new Set(values.map((psi) => digest([{ ...RECORD, psi }]))).size).toBe(values.length);
    const payload = new DataView(new ArrayBuffer(8));
    payload.setBigUint64(0, 0xfff8000000000001n);
    expect(digest([{ ...RECORD, psi: payload.getFloat64(0) }])).toBe(
      digest([{ ...RECORD, psi: Number.NaN }]),
    );
  });

  it('does not take the end of one list for the start of the next field', () => {
    expect(digest([{ ...RECORD, x: [0.25, 3], index: 3 }])).not.toBe(
      digest([{ ...RECORD, x: [0.25], index: 3 }]),
    );
  });

  it('depends on the order of the records and on the backend', () => {
    const second = { ...RECORD, t: 2 };
    expect(digest([RECORD, second])).not.toBe(digest([second, RECORD]));
    expect(digest([RECORD], 'ml-matrix')).not.toBe(digest([RECORD], 'wasm'));
  });

  it('can be read at any step and goes on', () => {
    const fingerprint = createFingerprint('wasm');
    fingerprint.add(RECORD);
    expect(fingerprint.digest()).toBe(digest([RECORD]));
    fingerprint.add({ ...RECORD, t: 2 });
    expect(fingerprint.digest()).toBe(digest([RECORD, { ...RECORD, t: 2 }]));
  });
});
