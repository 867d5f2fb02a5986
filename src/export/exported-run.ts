import type { Scenario } from '../contracts/scenario.ts';
import { widestRecords } from '../engine/export.ts';
import type { LaneRun } from '../engine/run-scenario.ts';
import { createRunWriter, type Format, writeRun } from '../engine/run-writer.ts';
import type { Backend } from '../gp/backend.ts';

/** A lane's run with what proves it; no fingerprint where it is a part of a run. */
export type FinishedRun = Pick<LaneRun, 'lane' | 'replicate' | 'records' | 'fingerprint'>;

/** Runs of a scenario's lanes, to be written in another program's format. */
export interface ExportedRun {
  readonly scenario: Scenario;
  readonly backend: Backend['name'];
  /** Lane by lane within each replicate. */
  readonly runs: readonly FinishedRun[];
}

/** The runs in one of Driftlab's own formats, as `driftlab run` writes them. */
export function runText({ scenario, backend, runs }: ExportedRun, format: Format): string {
  const pieces: string[] = [];
  const writer = createRunWriter(
    format,
    { scenario, backend, samples: widestRecords(runs) },
    { write: (text) => pieces.push(text) },
  );
  for (const run of runs) writeRun(writer, run);
  writer.end();
  return pieces.join('');
}
