import * as words from '#words/page/worker';
import type { ExportFormat } from '../../../src/export/export-format.ts';
import type { ExportedRun } from '../../../src/export/exported-run.ts';

import { type Errand, sendOut } from '../errand.ts';
import type { ExportWorker } from './export-worker.ts';

/** Writes a run as a file for another program, in a worker, because a long run takes seconds. */
export function writeExport(format: ExportFormat, exported: ExportedRun, day: string): Errand<Uint8Array> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  return sendOut<ExportWorker, Uint8Array>(worker, words.exports, (remote) =>
    remote.write(format, exported, day),
  );
}
