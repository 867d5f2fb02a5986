import type { Group } from '../../../src/plan/plan.ts';
import type { JobPool } from '../../../src/plan/pool.ts';
import { createReplicatePool } from '../../worker/pool/replicate-pool.ts';
import { lentWorkers } from './pool.ts';

/** The page's workers for the replicates of these groups. Throws before the page has started. */
export const workersFor = (groups: readonly Group[]): JobPool =>
  createReplicatePool(lentWorkers().all(), groups);
