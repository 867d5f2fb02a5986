import type { DatasetTable } from '../../src/index.ts';
import { type Errand, sendOut } from './errand.ts';
import type { TableWorker } from './table-worker.ts';

/** Reads a CSV file in a worker of its own: 20 MB take seconds, and the page goes on meanwhile. */
export function readTable(file: File): Errand<DatasetTable> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  return sendOut<TableWorker, DatasetTable>(worker, 'the table', (remote) => remote.read(file));
}
