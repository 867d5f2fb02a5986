import type { StepRecord } from '../contracts/record.ts';
import { ASSESSMENT_FIELDS, RECORD_FIELDS, SELECTION_FIELDS, STANDING_FIELDS } from './fingerprint.ts';
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
  let line = exactJson({ lane, algorithm, replicate }).slice(0, -1);
  for (const field of RECORD_FIELDS) {
    const value = record[field];
    if (value !== undefined) line += `,"${field}":${valueJson(value)}`;
  }
  return `${line}}`;
}

/** Most values are numbers: these need no look for a −0 within. */
function valueJson(value: unknown): string {
  return typeof value === 'number' && value !== 0 && Number.isFinite(value)
    ? String(value)
    : exactJson(value);
}

/** A table of CSV: its header, and each record as a row, both without the line break. */
export interface CsvTable {
  readonly header: string;
  readonly row: (origin: RecordOrigin, record: StepRecord) => string;
}

/** The columns of a record's fields, and a record's cells in them; null or undefined where an algorithm has no such value. */
export interface RecordColumns {
  readonly names: readonly string[];
  readonly cells: (record: StepRecord) => readonly unknown[];
}

/**
 * A field of several numbers, a place or hyperparameters, takes as many columns as the longest of them, `x1`, `x2`; an
 * assessment seven, or none where no lane has one.
 * @param samples the first record of every lane, and more if at hand: a lane's fields keep their lengths
 */
export function recordColumns(samples: readonly StepRecord[]): RecordColumns {
  const fields = RECORD_FIELDS.map((field) => ({ field, names: namesOf(field, samples) }));
  return {
    names: fields.flatMap(({ names }) => names),
    cells: (record) => fields.flatMap(({ field, names }) => padded(valuesOf(field, record), names.length)),
  };
}

/**
 * One table for the records of all lanes, in the columns of `recordColumns`.
 * @param samples as there
 */
export function csvTable(samples: readonly StepRecord[]): CsvTable {
  const { names, cells } = recordColumns(samples);
  return {
    header: ['lane', 'algorithm', 'replicate', ...names].join(','),
    row: ({ lane, algorithm, replicate }, record) =>
      [lane, algorithm, replicate, ...cells(record)].map((cell) => cell ?? '').join(','),
  };
}

function namesOf(field: keyof StepRecord, samples: readonly StepRecord[]): readonly string[] {
  if (field === 'dropped') return [field];
  if (field === 'assessment') return samples.some(({ assessment }) => assessment) ? ASSESSMENT_FIELDS : [];
  if (field === 'posterior') return samples.some(({ posterior }) => posterior) ? [field] : [];
  if (field === 'selection') return samples.some(({ selection }) => selection) ? SELECTION_FIELDS : [];
  if (field === 'standing')
    return samples.some(({ standing }) => standing) ? STANDING_FIELDS.map((part) => `standing.${part}`) : [];
  const width = samples.reduce((most, record) => Math.max(most, valuesOf(field, record).length), 1);
  return width === 1 ? [field] : Array.from({ length: width }, (_, i) => `${field}${i + 1}`);
}

function valuesOf(field: keyof StepRecord, record: StepRecord): readonly unknown[] {
  const { assessment, dropped } = record;
  if (field === 'assessment') return assessment ? ASSESSMENT_FIELDS.map((part) => assessment[part]) : [];
  if (field === 'dropped') return [dropped?.join(' ')];
  if (field === 'selection')
    return SELECTION_FIELDS.map((part) => [record.selection?.[part]].flat().join(' '));
  if (field === 'standing') return STANDING_FIELDS.map((part) => [record.standing?.[part]].flat().join(' '));
  const value = record[field];
  return Array.isArray(value) ? value : [value];
}

function padded(values: readonly unknown[], length: number): readonly unknown[] {
  return Array.from({ length }, (_, i) => values[i]);
}
