import type { LabWorker, Line } from '../lab-worker.ts';

/** Today's contract: every call goes through as it is. */
export function contract2(line: Line): LabWorker {
  const through =
    (method: keyof LabWorker) =>
    (...given: readonly unknown[]) =>
      line.call(method, ...given) as Promise<never>;
  return {
    open: through('open'),
    runLane: through('runLane'),
    frame: through('frame'),
    fit: through('fit'),
    openReplicates: through('openReplicates'),
    replicate: through('replicate'),
    closeReplicates: through('closeReplicates'),
    backend: through('backend'),
    ping: through('ping'),
  };
}
