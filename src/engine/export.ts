import { algorithmById } from '../algorithms/registry.ts';
import type { PaidStep, StepRecord, WrittenRecord } from '../contracts/record.ts';
import type { Lane } from '../contracts/scenario.ts';
import { resolveParameters } from '../parameters/resolve.ts';
import { refitsNoise } from '../policy/refit.ts';
import {
  ASSESSMENT_FIELDS,
  LOOKING_FIELDS,
  PRIORS_FIELDS,
  RECORD_FIELDS,
  SELECTION_FIELDS,
  STANDING_FIELDS,
} from './fingerprint.ts';
import { exactJson } from './json.ts';

const PAID_FIELDS = [
  'forced',
  'old',
  'noise',
  'unknown',
  'forgotten',
  'false_alarm',
] as const satisfies readonly (keyof PaidStep)[];
/** The exported fields of a record: those in its fingerprint, and the causes of its regret. */
const FIELDS = [...RECORD_FIELDS, 'paid'] as const;

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
export function jsonLine({ lane, algorithm, replicate }: RecordOrigin, record: WrittenRecord): string {
  let line = exactJson({ lane, algorithm, replicate }).slice(0, -1);
  for (const field of FIELDS) {
    const value = record[field];
    if (value !== undefined) line += `,"${field}":${valueJson(value)}`;
  }
  return `${line}}`;
}

/** Most values are numbers other than 0, which need no search for a −0. */
function valueJson(value: unknown): string {
  return typeof value === 'number' && value !== 0 && Number.isFinite(value)
    ? String(value)
    : exactJson(value);
}

/** A table of CSV: its header, and each record as a row, both without the line break. */
interface CsvTable {
  readonly header: string;
  readonly row: (origin: RecordOrigin, record: StepRecord) => string;
}

/** A column of a table: its name, and a record's cell in it; null or undefined where an algorithm has no such value. */
interface RecordColumn {
  readonly name: string;
  readonly cell: (record: WrittenRecord) => unknown;
}

/**
 * The first record of a lane, as wide as any of it: all fields keep their lengths from there, but for the hyperparameters of
 * a lane that fits the noise too, which gain σ_n² at the first fit.
 */
export function widestRecord({ algorithm, parameters }: Lane, first: StepRecord): StepRecord {
  const { hyperparameters } = first;
  const specs = algorithmById(algorithm)?.parameters ?? [];
  if (!hyperparameters || !refitsNoise(resolveParameters(specs, parameters))) return first;
  return { ...first, hyperparameters: [...hyperparameters, 0] };
}

/** The `widestRecord` of finished runs; a run without records has none. */
export const widestRecords = (
  runs: readonly { readonly lane: Lane; readonly records: readonly StepRecord[] }[],
): StepRecord[] =>
  runs.flatMap(({ lane, records }) => records.slice(0, 1).map((first) => widestRecord(lane, first)));

/**
 * A field of several numbers, a place or hyperparameters, takes as many columns as the longest of them, `x1`, `x2`; an
 * assessment seven, or none where no lane has one.
 * @param samples the `widestRecord` of every lane
 */
export function recordColumns(samples: readonly WrittenRecord[]): RecordColumn[] {
  return FIELDS.flatMap((field) => columnsOf(field, samples));
}

/**
 * One table for the records of all lanes, in the columns of `recordColumns`.
 * @param samples as there
 */
export function csvTable(samples: readonly WrittenRecord[]): CsvTable {
  const columns = recordColumns(samples);
  return {
    header: ['lane', 'algorithm', 'replicate', ...columns.map(({ name }) => name)].join(','),
    row: ({ lane, algorithm, replicate }, record) =>
      [lane, algorithm, replicate, ...columns.map(({ cell }) => cell(record))].join(','),
  };
}

function columnsOf(field: keyof WrittenRecord, samples: readonly WrittenRecord[]): RecordColumn[] {
  if (field === 'dropped') return [{ name: field, cell: ({ dropped }) => dropped?.join(' ') }];
  if (field === 'posterior') return samples.some(({ posterior }) => posterior) ? [columnOf(field)] : [];
  if (field === 'assessment') return partColumns(field, ASSESSMENT_FIELDS, samples);
  if (field === 'selection') return partColumns(field, SELECTION_FIELDS, samples);
  if (field === 'standing') return partColumns(field, STANDING_FIELDS, samples, 'standing.');
  if (field === 'looking') return partColumns(field, LOOKING_FIELDS, samples);
  if (field === 'priors') return partColumns(field, PRIORS_FIELDS, samples);
  if (field === 'paid') return partColumns(field, PAID_FIELDS, samples, 'paid_');
  const width = samples.reduce((most, record) => Math.max(most, [record[field]].flat().length), 1);
  if (width === 1) return [columnOf(field)];
  return Array.from({ length: width }, (_, i) => ({ ...columnOf(field, i), name: `${field}${i + 1}` }));
}

/** The i-th number of a field; a field with a single value has only i = 0. */
function columnOf(field: keyof WrittenRecord, i = 0): RecordColumn {
  return {
    name: field,
    cell(record) {
      const value = record[field];
      if (Array.isArray(value)) return value[i];
      return i === 0 ? value : null;
    },
  };
}

/** The parts of a field that some records have; none where no sample has it. */
function partColumns<Part extends string>(
  field: 'assessment' | 'selection' | 'standing' | 'looking' | 'priors' | 'paid',
  parts: readonly Part[],
  samples: readonly WrittenRecord[],
  prefix = '',
): RecordColumn[] {
  if (!samples.some((record) => record[field])) return [];
  return parts.map((part) => ({
    name: prefix + part,
    cell(record) {
      const value = (record[field] as Readonly<Record<Part, unknown>> | undefined)?.[part];
      return Array.isArray(value) ? value.join(' ') : value;
    },
  }));
}
