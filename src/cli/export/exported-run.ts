import { widestRecords } from '../../engine/export.ts';
import { createRunWriter, type Format, writeRun } from '../../engine/run-writer.ts';
import type { Backend, LaneRun, Scenario } from '../../index.ts';

/** Runs of a scenario's lanes, to be written in another program's format. */
export interface ExportedRun {
  readonly scenario: Scenario;
  readonly backend: Backend['name'];
  /** Lane by lane within each replicate. */
  readonly runs: readonly LaneRun[];
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
