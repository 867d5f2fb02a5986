import type { Scenario } from '../../src/contracts/scenario.ts';
import type { ExportFormat } from '../../src/export/export-format.ts';
import { download } from '../browser/download.ts';
import { fileName } from '../browser/file-name.ts';
import { page } from '../store/page.ts';
import type { LaneData } from '../store/state.ts';
import { writeExport } from '../worker/export/export-client.ts';
import { savedRecords, type Writing } from './save-records.ts';
import { EXPORT_ENDS } from './saved-as.ts';

/**
 * Downloads the records of all lanes that have run for another program, as `driftlab export` writes them. A
 * partial run has no fingerprint. If cancelled, nothing is downloaded.
 * @param until the last step that is not hidden
 */
export async function saveExport(
  format: ExportFormat,
  scenario: Scenario,
  lanes: readonly LaneData[],
  until: number,
  { onShare, signal }: Writing,
): Promise<void> {
  const runs = lanes
    .filter(({ run }) => run.records.length > 0)
    .map(({ lane, run }) => ({
      lane,
      replicate: scenario.replicate,
      records: savedRecords(run.records.slice(0, until), 'queries'),
      fingerprint: run.records.length > until ? '' : (run.fingerprint ?? ''),
    }));
  const backend = page.getState().backend ?? 'wasm';
  const { answer, stop } = writeExport(
    format,
    { scenario, backend, runs },
    new Date().toISOString().slice(0, 10),
  );
  signal.addEventListener('abort', stop);
  // The worker does not report its progress.
  onShare(0.5);
  const bytes = await Promise.race([answer, aborted(signal)]);
  if (bytes === null) return;
  const end = EXPORT_ENDS[format];
  download(new Blob([bytes as Uint8Array<ArrayBuffer>]), `${fileName(scenario.title)}${end}`);
}

const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
