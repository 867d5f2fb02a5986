import * as Comlink from 'comlink';
import type { DatasetTable } from '../../../src/index.ts';
import {
  TableDesk,
  type TableFacts,
  type TableNews,
  type TablePicture,
  type TableReading,
} from './table-desk.ts';

/** Interface of the worker that holds a table, over comlink. */
export interface TableWorker {
  /** Rejects with a plain sentence that says what is wrong with the file. */
  read(file: File, arms?: readonly string[]): Promise<TableNews>;
  join(places: readonly (readonly number[])[]): Promise<TableFacts>;
  take(table: DatasetTable): Promise<TableFacts>;
  picture(reading: TableReading): Promise<TablePicture>;
  used(unit: string): Promise<DatasetTable>;
}

const desk = new TableDesk();
const worker: TableWorker = {
  read: async (file, arms) => desk.read(new Uint8Array(await file.arrayBuffer()), file.name, arms),
  join: async (places) => desk.join(places),
  take: async (table) => desk.take(table),
  picture: async (reading) => desk.picture(reading),
  used: async (unit) => desk.used(unit),
};

Comlink.expose(worker);
