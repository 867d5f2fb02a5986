import type { ExportFormat } from '../../src/export/export-format.ts';

/** The formats in which a run's records are saved. */
export const SAVED = ['csv', 'json', 'plotly'] as const;
export type SavedAs = (typeof SAVED)[number];

/** How the names of other programs' files end. */
export const EXPORT_ENDS: Readonly<Record<ExportFormat, string>> = {
  parquet: '.parquet',
  ioh: '-ioh.zip',
  'ro-crate': '-ro-crate.zip',
};

/** What a row is where the world moves while a lane computes: a query, as `driftlab run` writes it, or a step of the world. */
export type Rows = 'queries' | 'steps';
