import type { Group } from '../../src/plan/plan.ts';
import type { JobPool } from '../../src/plan/pool.ts';
import * as words from '../words/page/notices.ts';
import type { LabClient } from '../worker/pool/client.ts';

let workers: Pick<LabClient, 'replicates'> | null = null;

/** Says who does the work of surfaces that are loaded later than the page. */
export function lendWorkers(client: Pick<LabClient, 'replicates'>): void {
  workers = client;
}

/** The page's workers for the replicates of some groups. Throws before the page has started. */
export function workersFor(groups: readonly Group[]): JobPool {
  if (!workers) throw new Error(words.noWorkersYet);
  return workers.replicates(...groups);
}
