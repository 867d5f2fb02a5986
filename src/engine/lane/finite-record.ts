import type { StepRecord } from '../../contracts/record.ts';
import { NotFinite } from '../../linalg/errors.ts';

/** Names, for messages, of the computed numbers in a record. */
const COMPUTED = {
  clock: 'The clock',
  f: 'The value f(x)',
  y: 'The observation y',
  fStar: 'The optimum',
  regret: 'The regret',
  cumulativeRegret: 'The cumulative regret',
  mean: 'The posterior mean',
  sd: 'The posterior standard deviation',
  multiplier: 'The exploration multiplier',
  acquisition: 'The acquisition value',
  psi: 'The change statistic ψ',
  kappa: 'The threshold κ of the change test',
} as const satisfies Partial<Record<keyof StepRecord, string>>;

const FIELDS = Object.entries(COMPUTED) as readonly (readonly [keyof typeof COMPUTED, string])[];

/** The record, after checking that its numbers are finite. Throws NotFinite, for example on an overflow. */
export function requireFinite(record: StepRecord): StepRecord {
  for (const [field, name] of FIELDS) {
    const value = record[field];
    if (value !== null && !Number.isFinite(value)) throw new NotFinite(`${name} at step ${record.t}`);
  }
  if (record.hyperparameters?.some((value) => !Number.isFinite(value)))
    throw new NotFinite(`A fitted hyperparameter at step ${record.t}`);
  return record;
}
