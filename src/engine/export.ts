import type { StepRecord } from '../contracts/record.ts';
import { ASSESSMENT_FIELDS, RECORD_FIELDS } from './fingerprint.ts';
import { exactJson } from './json.ts';

/** Which run a record belongs to. */
export interface RecordOrigin {
  /** Letter of the lane. */
  readonly lane: string;
  /** Id of the algorithm. */
  readonly algorithm: string;
  /** Number of the replicate; 0 is the run that the page shows. */
  readonly replicate: number;
}

/** A record as one line of JSON Lines, without the line break; null where an algorithm has no such value. */
export function jsonLine({ lane, algorithm, replicate }: RecordOrigin, record: StepRecord): string {
  const fields = RECORD_FIELDS.map((field) => [field, record[field]]);
  return exactJson({ lane, algorithm, replicate, ...Object.fromEntries(fields) });
}

/** The columns of `csvRow`: one per field; a place of two coordinates takes two, `x1` and `x2`; an assessment seven, or none. */
export function csvHeader(record: StepRecord): string {
  const columns = RECORD_FIELDS.flatMap((field): readonly string[] => {
    if (field === 'assessment') return record.assessment ? ASSESSMENT_FIELDS : [];
    if (field === 'dropped') return [field];
    const value = record[field];
    return Array.isArray(value) && value.length > 1 ? value.map((_, i) => `${field}${i + 1}`) : [field];
  });
  return ['lane', 'algorithm', 'replicate', ...columns].join(',');
}

/** A record as a row of CSV, without the line break; empty where an algorithm has no such value. */
export function csvRow({ lane, algorithm, replicate }: RecordOrigin, record: StepRecord): string {
  const { assessment } = record;
  const cells = RECORD_FIELDS.flatMap((field): readonly unknown[] => {
    if (field === 'assessment') return assessment ? ASSESSMENT_FIELDS.map((part) => assessment[part]) : [];
    if (field === 'dropped') return [record.dropped?.join(' ')];
    return [record[field]].flat();
  });
  return [lane, algorithm, replicate, ...cells].map((cell) => cell ?? '').join(',');
}
