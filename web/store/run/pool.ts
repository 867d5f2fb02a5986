import * as words from '#words/page/notices';
import type { LabClient } from '../../worker/pool/client.ts';

/** What parts that load after the page ask of its workers. */
type Lent = Pick<LabClient, 'all' | 'frame'>;

let workers: Lent | null = null;

/** Sets the worker pool used by parts that load after the page. */
export function lendWorkers(client: Lent): void {
  workers = client;
}

/** The page's workers. Throws before the page has started. */
export function lentWorkers(): Lent {
  if (!workers) throw new Error(words.noWorkersYet);
  return workers;
}
