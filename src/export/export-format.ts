/** Formats of other programs that a run can be written in. */
export const EXPORT_FORMATS = ['parquet', 'ioh', 'ro-crate'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
