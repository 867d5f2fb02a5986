import * as words from '#words/page/notices';
import type { LabClient } from '../../worker/pool/client.ts';

let workers: Pick<LabClient, 'all'> | null = null;

/** Sets the worker pool used by parts that load after the page. */
export function lendWorkers(client: Pick<LabClient, 'all'>): void {
  workers = client;
}

/** The page's workers. Throws before the page has started. */
export function lentWorkers(): Pick<LabClient, 'all'> {
  if (!workers) throw new Error(words.noWorkersYet);
  return workers;
}
