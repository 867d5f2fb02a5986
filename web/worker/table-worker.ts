import * as Comlink from 'comlink';
import { type DatasetTable, decodeText, parseWideCsv } from '../../src/index.ts';

/** What the worker that reads tables offers over comlink. */
export interface TableWorker {
  /** The table in a CSV file. Rejects with a plain sentence that says what is wrong with it. */
  read(file: File): Promise<DatasetTable>;
}

const worker: TableWorker = {
  read: async (file) => parseWideCsv(decodeText(new Uint8Array(await file.arrayBuffer())), file.name),
};

Comlink.expose(worker);
