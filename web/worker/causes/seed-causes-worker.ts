import * as Comlink from 'comlink';
import { loadEngine } from '../../../src/engine/load-engine.ts';
import type { Backend, Scenario } from '../../../src/index.ts';
import { splitReplicate } from '../../../src/replicates/split-replicate.ts';
import type { SeedCausesWorker } from './seed-causes-protocol.ts';

let opened: Promise<readonly [Scenario, Backend]> | null = null;

const worker: SeedCausesWorker = {
  async open(scenario) {
    opened = loadEngine(scenario.lanes).then((backend) => [scenario, backend]);
    await opened;
  },
  async split(replicate) {
    const [scenario, backend] = await (opened as NonNullable<typeof opened>);
    const paid = splitReplicate(scenario, replicate, backend);
    const buffers = paid.flatMap((lane) =>
      typeof lane === 'string' ? [] : lane.map(({ buffer }) => buffer),
    );
    return Comlink.transfer(paid, buffers);
  },
};

Comlink.expose(worker);
