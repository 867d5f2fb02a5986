import { parentPort, workerData } from 'node:worker_threads';
import { loadBackend } from '../../index.ts';
import { answerJob } from '../../plan/local-pool.ts';
import type { Group, Job } from '../../plan/plan.ts';
import { type OwnModule, runModule } from '../modules.ts';

// A worker thread: holds the plan's groups, does one job after another. Jobs that arrive early wait in the port.
const { groups, modules } = workerData as {
  readonly groups: readonly Group[];
  readonly modules: readonly OwnModule[];
};
for (const own of modules) await runModule(own);
const backend = await loadBackend();
parentPort?.on('message', (job: Job) => parentPort?.postMessage(answerJob(groups, job, backend)));
