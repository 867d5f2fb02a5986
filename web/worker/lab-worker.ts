import * as Comlink from 'comlink';
import { algorithmById } from '../../src/algorithms/registry.ts';
import type { LaneDone, RecordBatch } from '../../src/contracts/lane-news.ts';
import type { Frame } from '../../src/contracts/record.ts';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import { createFingerprint } from '../../src/engine/fingerprint.ts';
import type { LaneFit } from '../../src/engine/lane/lane-fit.ts';
import { Session } from '../../src/engine/lane/session.ts';
import { createWorld, type World } from '../../src/engine/world.ts';
import { loadBackend } from '../../src/gp/index.ts';
import type { LabWorker } from './protocol.ts';
import { ReplicateDesk } from './replicate-desk.ts';
import { summariseWorld } from './world-summary.ts';

/** Work between two looks at the message queue: short enough to cancel and to answer frames at once. */
const SLICE_MILLISECONDS = 25;

const backendReady = loadBackend();

interface OpenRun {
  readonly scenario: Scenario;
  readonly world: World;
  readonly sessions: Map<LaneLetter, Session>;
  cancelled: boolean;
}

let open: OpenRun | null = null;

function close(): void {
  if (!open) return;
  open.cancelled = true;
  for (const session of open.sessions.values()) session.dispose();
  open = null;
}

async function sessionOf(run: OpenRun, letter: LaneLetter): Promise<Session> {
  const known = run.sessions.get(letter);
  if (known) return known;
  const lane = run.scenario.lanes.find(({ id }) => id === letter);
  const algorithm = lane && algorithmById(lane.algorithm);
  if (!lane || !algorithm) throw new Error(`Lane ${letter} has no known algorithm.`);
  const session = new Session({
    world: run.world,
    algorithm,
    parameters: lane.parameters,
    horizon: run.scenario.horizon,
    backend: await backendReady,
    initialPoints: run.scenario.initialDesign.points,
    lane: lane.id,
  });
  run.sessions.set(letter, session);
  return session;
}

/** Lets queued messages (frames, cancel) be served before work goes on. */
const channel = new MessageChannel();
// Several lanes and frames may wait at once: each message lets the one that has waited longest go on.
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();
const nextTurn = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

/** How many answers about the run shown are being worked on. */
let underWay = 0;

/** Work for the run shown: replicates wait until it is done. */
async function first<T>(work: () => Promise<T>): Promise<T> {
  underWay++;
  try {
    return await work();
  } finally {
    underWay--;
  }
}

const desk = new ReplicateDesk({
  backend: backendReady,
  async whenIdle() {
    do await nextTurn();
    while (underWay > 0);
  },
  now: () => performance.now(),
});

function currentRun(): OpenRun {
  if (!open) throw new Error('No scenario is open.');
  return open;
}

async function runLane(letter: LaneLetter, onRecords: (batch: RecordBatch) => void): Promise<LaneDone> {
  const run = currentRun();
  const session = await sessionOf(run, letter);
  const print = createFingerprint((await backendReady).name);
  for (const record of session.records) print.add(record);
  let sent = 0;
  while (session.t < run.scenario.horizon || sent < session.t) {
    const until = performance.now() + SLICE_MILLISECONDS;
    while (session.t < run.scenario.horizon && performance.now() < until) print.add(session.step());
    onRecords({ lane: letter, from: sent + 1, records: session.records.slice(sent) });
    sent = session.t;
    await nextTurn();
    if (run.cancelled) throw new Error('cancelled');
  }
  return { lane: letter, fingerprint: print.digest() };
}

async function openScenario(scenario: Scenario): Promise<WorldSummary> {
  close();
  const backend = await backendReady;
  close();
  const world = createWorld(scenario, backend);
  const summary = summariseWorld(world, scenario.horizon);
  open = { scenario, world, sessions: new Map(), cancelled: false };
  return summary;
}

async function frame(letter: LaneLetter, t: number): Promise<Frame> {
  const run = currentRun();
  const session = await sessionOf(run, letter);
  while (session.t < t - 1) {
    await nextTurn();
    if (run.cancelled) throw new Error('cancelled');
  }
  const made = session.frame(t);
  const buffers = [made.truth, made.mean, made.sd, made.acquisition].flatMap((a) => (a ? [a.buffer] : []));
  return Comlink.transfer(made, buffers);
}

async function fitLane(letter: LaneLetter, t: number): Promise<LaneFit> {
  const run = currentRun();
  const session = await sessionOf(run, letter);
  while (session.t < t - 1) {
    await nextTurn();
    if (run.cancelled) throw new Error('cancelled');
  }
  return session.fit(t);
}

const worker: LabWorker = {
  open: (scenario) => first(() => openScenario(scenario)),
  runLane: (lane, onRecords) => first(() => runLane(lane, onRecords)),
  frame: (lane, t) => first(() => frame(lane, t)),
  fit: (lane, t) => first(() => fitLane(lane, t)),
  async openReplicates(group) {
    desk.open(group);
  },
  replicate: (number) => desk.run(number),
  async closeReplicates() {
    desk.close();
  },
  async cancel() {
    close();
  },
  async backend() {
    return (await backendReady).name;
  },
};

Comlink.expose(worker);
