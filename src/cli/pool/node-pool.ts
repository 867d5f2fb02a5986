import { availableParallelism } from 'node:os';
import type { Group } from '../../plan/plan.ts';
import type { JobPool } from '../../plan/pool.ts';
import { createThreads } from '../../plan/threads.node.ts';
import { importedModules } from '../modules.ts';

/** The worker's script: a source file in development, a bundle beside the command line when built. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './experiment-worker.ts' : './experiment-worker.js',
  import.meta.url,
);

/** How many of the threads asked for have something to do; one where nothing is left. More would only hold memory. */
export function usefulWorkers(asked: number, jobs: number, processors = availableParallelism()): number {
  return Math.max(1, Math.min(asked, jobs, processors));
}

/** A pool of `size` worker threads that hold the groups. */
export const createNodePool = (groups: readonly Group[], size: number, script: URL = WORKER): JobPool =>
  createThreads({ groups, modules: importedModules() }, size, script);
