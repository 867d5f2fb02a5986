import * as Comlink from 'comlink';
import * as words from '#words/page/worker';
import { whenBroken } from '../when-broken.ts';
import type { TableNews } from './table-desk.ts';
import type { TableWorker } from './table-worker.ts';

/** A worker that reads a CSV file and keeps its table, because 20 MB take seconds. */
export interface TableClient extends TableWorker {
  /** Ends the worker; pending requests never settle. */
  readonly stop: () => void;
}

export function openTableClient(): TableClient {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  const remote = Comlink.wrap<TableWorker>(worker);
  const broken = whenBroken(worker, () => words.tableNotLoaded);
  const orBroken = <Answer>(answer: Promise<Answer>) => Promise.race([answer, broken]);
  return {
    read: (file, arms) => orBroken<TableNews>(remote.read(file, arms)),
    join: (places) => orBroken(remote.join(places)),
    take: (table) => orBroken(remote.take(table)),
    picture: (reading) => orBroken(remote.picture(reading)),
    used: (unit) => orBroken(remote.used(unit)),
    stop: () => worker.terminate(),
  };
}
