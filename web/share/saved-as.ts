import type { ExportFormat } from '../../src/export/export-format.ts';

/** The formats in which a run's records are saved. */
export const SAVED = ['csv', 'json', 'plotly'] as const;
export type SavedAs = (typeof SAVED)[number];

/** File endings of other programs' formats. */
export const EXPORT_ENDS: Readonly<Record<ExportFormat, string>> = {
  parquet: '.parquet',
  ioh: '-ioh.zip',
  'ro-crate': '-ro-crate.zip',
};

/** A row if the world moves while a lane computes: a query, as in `driftlab run`, or a step of the world. */
export type Rows = 'queries' | 'steps';
