import { parentPort, workerData } from 'node:worker_threads';
import { answerJob } from '../../experiments/local-pool.ts';
import type { Group, Job } from '../../experiments/plan.ts';
import { loadBackend } from '../../linalg/index.ts';

// A worker thread: holds the plan's groups, does one job after another. Jobs that arrive early wait in the port.
const groups = workerData as readonly Group[];
const backend = await loadBackend();
parentPort?.on('message', (job: Job) => parentPort?.postMessage(answerJob(groups, job, backend)));
