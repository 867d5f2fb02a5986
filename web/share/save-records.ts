import type { Scenario } from '../../src/contracts/scenario.ts';
import { createRunWriter } from '../../src/engine/run-writer.ts';
import { page } from '../store/page.ts';
import type { LaneData } from '../store/state.ts';
import { download } from '../ui/download.ts';
import { fileName } from '../ui/file-name.ts';

export const SAVED = ['csv', 'json'] as const;
export type SavedAs = (typeof SAVED)[number];

const TYPES: Readonly<Record<SavedAs, string>> = { csv: 'text/csv', json: 'application/json' };

/** Records that are written without a pause. */
const AT_ONCE = 500;

/** Downloads the records of all lanes that have run, as `driftlab run --format` writes them. */
export async function saveRecords(
  format: SavedAs,
  scenario: Scenario,
  lanes: readonly LaneData[],
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
    writer.begin({ lane, replicate });
    for (const [i, record] of run.records.entries()) {
      writer.add(record);
      // A lane of many steps takes a while to write: the page draws in between.
      if (i % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
    }
    writer.finish(run.fingerprint ?? '');
  }
  writer.end();
  download(new Blob(parts, { type: TYPES[format] }), `${fileName(scenario.title)}.${format}`);
}
