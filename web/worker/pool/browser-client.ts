import * as Comlink from 'comlink';
import * as words from '#words/page/worker';
import type { RemoteLab } from '../../../src/archive/lab-worker.ts';
import { lend } from '../abort.ts';
import { LabClient } from './client.ts';
import type { EarlyWindow } from './early-window.ts';
import type { PoolMember } from './pool-member.ts';

/** The client of the page: module workers over comlink, one less than the machine has cores, at most four. */
export function browserClient(onReplaced: () => void): LabClient {
  return new LabClient(startWorker, Math.min(4, (navigator.hardwareConcurrency || 2) - 1), onReplaced);
}

/** One worker for the run before the last change: what is drawn of it may come a little later. */
export const ghostClient = (): LabClient => new LabClient(startWorker, 1);

/** The worker that the first paint has started; there is one, and whoever comes first has it. */
function takeEarly(): Worker | undefined {
  const { driftlabWorker } = window as EarlyWindow;
  (window as EarlyWindow).driftlabWorker = undefined;
  return driftlabWorker;
}

function startWorker(): PoolMember {
  const worker =
    takeEarly() ?? new Worker(new URL('../lab/lab-worker.ts', import.meta.url), { type: 'module' });
  const remote = Comlink.wrap<RemoteLab>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message || words.fileNotLoaded));
    });
  });
  broken.catch(() => {});
  return {
    broken,
    stop: () => worker.terminate(),
    lab: {
      open: (scenario) => remote.open(scenario),
      runLane: (lane, onRecords, signal) =>
        lend(signal, (port) => remote.runLane(lane, Comlink.proxy(onRecords), port)),
      frame: (lane, t) => remote.frame(lane, t),
      fit: (lane, t) => remote.fit(lane, t),
      openReplicates: (plan, groups) => remote.openReplicates(plan, groups),
      replicate: (number, of, signal) => lend(signal, (port) => remote.replicate(number, of, port)),
      closeReplicates: (plan) => remote.closeReplicates(plan),
      backend: () => remote.backend(),
      ping: () => remote.ping(),
    },
  };
}
