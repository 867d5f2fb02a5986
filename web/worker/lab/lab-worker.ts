import * as Comlink from 'comlink';
import type { RemoteLab } from '../../../src/archive/lab-worker.ts';
import { loadBackend } from '../../../src/index.ts';
import { borrowed } from '../abort.ts';
import { Lab } from './lab.ts';
import { Turns } from './turns.ts';

const turns = new Turns();
const lab = new Lab({ loadBackend, nextTurn: () => turns.next(), now: () => performance.now() });

const remote: RemoteLab = {
  open: (scenario) => lab.open(scenario),
  runLane: (lane, onRecords, port) => lab.runLane(lane, onRecords, borrowed(port)),
  async frame(lane, t, withRecords, paths) {
    const frame = await lab.frame(lane, t, withRecords, paths);
    const arrays = [frame.truth, frame.mean, frame.sd, frame.acquisition, frame.belief];
    return Comlink.transfer(
      frame,
      arrays.flatMap((array) => (array ? [array.buffer] : [])),
    );
  },
  fit: (lane, t) => lab.fit(lane, t),
  openReplicates: (plan, groups) => lab.openReplicates(plan, groups),
  replicate: (number, of, port) => lab.replicate(number, of, borrowed(port)),
  closeReplicates: (plan) => lab.closeReplicates(plan),
  backend: () => lab.backend(),
  ping: () => lab.ping(),
};

Comlink.expose(remote);
