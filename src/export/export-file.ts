import type { ExportFormat } from './export-format.ts';
import type { ExportedRun } from './exported-run.ts';
import type { CrateSettings } from './ro-crate.ts';

/**
 * Runs in another program's format, as the bytes of one file; IOH and RO-Crate are archives. Each format's library is read by
 * those who use it.
 * @param settings the day that an archive carries, and what goes into a crate beside the run
 * @throws LaneError for a lane without a step, in IOH
 */
export async function exportedFile(
  format: ExportFormat,
  exported: ExportedRun,
  settings: CrateSettings,
): Promise<Uint8Array> {
  if (format === 'parquet') return (await import('./parquet.ts')).parquetFile(exported);
  const { zip } = await import('./zip.ts');
  if (format === 'ioh') return zip((await import('./ioh.ts')).iohFiles(exported), settings.day);
  return zip((await import('./ro-crate.ts')).crateFiles(exported, settings), settings.day);
}
