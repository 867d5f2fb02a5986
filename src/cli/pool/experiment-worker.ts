import { parentPort, workerData } from 'node:worker_threads';
import { loadBackend } from '../../index.ts';
import { answerJob } from '../../plan/local-pool.ts';
import type { Group, Job } from '../../plan/plan.ts';

// A worker thread: holds the plan's groups, does one job after another. Jobs that arrive early wait in the port.
const groups = workerData as readonly Group[];
const backend = await loadBackend();
parentPort?.on('message', (job: Job) => parentPort?.postMessage(answerJob(groups, job, backend)));
