import type { ExportFormat } from '../../src/export/export-format.ts';

/** The formats in which a run's records are saved. */
export const SAVED = ['csv', 'json', 'plotly'] as const;
export type SavedAs = (typeof SAVED)[number];

/** Those of other programs, by the name on the button and the end of the file's name. */
export const EXPORTED: Readonly<Record<ExportFormat, readonly [name: string, end: string]>> = {
  parquet: ['Parquet', '.parquet'],
  ioh: ['IOH', '-ioh.zip'],
  'ro-crate': ['RO-Crate', '-ro-crate.zip'],
};

/** What a row is where the world moves while a lane computes: a query, as `driftlab run` writes it, or a step of the world. */
export type Rows = 'queries' | 'steps';
