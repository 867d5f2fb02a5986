import * as Comlink from 'comlink';
import { exportedFile } from '../../../src/export/export-file.ts';
import type { ExportFormat } from '../../../src/export/export-format.ts';
import type { ExportedRun } from '../../../src/export/exported-run.ts';

/** Interface of the worker that exports a run, over comlink. */
export interface ExportWorker {
  /** Rejects with a plain sentence. */
  write(format: ExportFormat, exported: ExportedRun, day: string): Promise<Uint8Array>;
}

const worker: ExportWorker = {
  async write(format, exported, day) {
    const bytes = await exportedFile(format, exported, { day, others: {} });
    return Comlink.transfer(bytes, [bytes.buffer]);
  },
};

Comlink.expose(worker);
