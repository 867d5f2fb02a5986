import type { Scenario } from '../../src/contracts/scenario.ts';
import { createRunWriter, writeRun } from '../../src/engine/run-writer.ts';
import { page } from '../store/page.ts';
import type { LaneData } from '../store/state.ts';
import { download } from '../ui/download.ts';
import { fileName } from '../ui/file-name.ts';

export const SAVED = ['csv', 'json'] as const;
export type SavedAs = (typeof SAVED)[number];

const TYPES: Readonly<Record<SavedAs, string>> = { csv: 'text/csv', json: 'application/json' };

/**
 * Downloads the records of all lanes that have run, up to a step where what comes after is hidden, `driftlab run --format`
 * writes them; a part of a run has no fingerprint.
 */
export async function saveRecords(
  format: SavedAs,
  scenario: Scenario,
  lanes: readonly LaneData[],
  until = scenario.horizon,
): Promise<void> {
  const parts: string[] = [];
  const done = lanes.filter(({ run }) => run.records.length > 0);
  const backend = page.getState().backend ?? 'wasm';
  const firsts = done.flatMap(({ run }) => run.records.slice(0, 1));
  const writer = createRunWriter(
    format,
    { scenario, backend, firsts },
    { write: (text) => void parts.push(text) },
  );
  const { replicate } = scenario;
  for (const { lane, run } of done) {
    const records = run.records.slice(0, until);
    const whole = records.length === run.records.length;
    writeRun(writer, { lane, replicate, records, fingerprint: (whole && run.fingerprint) || '' });
    // A lane of many steps takes a while to write: the page draws in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
  writer.end();
  download(new Blob(parts, { type: TYPES[format] }), `${fileName(scenario.title)}.${format}`);
}
