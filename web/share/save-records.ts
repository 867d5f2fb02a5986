import type { StepRecord, WorldStep } from '../../src/contracts/record.ts';
import type { Lane, Scenario } from '../../src/contracts/scenario.ts';
import { widestRecords } from '../../src/engine/export.ts';
import { createRunWriter } from '../../src/engine/run-writer.ts';
import { download } from '../browser/download.ts';
import { fileName } from '../browser/file-name.ts';
import { page } from '../store/page.ts';
import type { LaneData } from '../store/state.ts';
import { lab } from '../store/store.ts';
import type { Rows, SavedAs } from './saved-as.ts';

const TYPES: Readonly<Record<SavedAs, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  plotly: 'application/json',
};

/** Callback for the progress, from 0 to 1, and the signal that cancels. */
export interface Writing {
  readonly onShare: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Number of records written without a pause. */
const AT_ONCE = 500;

/** Number of characters encoded at once, few enough not to block the page. */
const PIECE = 200_000;

/** The records to save of a lane's steps: its queries, or the steps of the world without their queries. */
export function savedRecords(records: readonly WorldStep[], rows: Rows): readonly StepRecord[] {
  return records.flatMap((record) => {
    if (!record.queries) return record;
    const { asked, ...queries } = record.queries;
    return rows === 'queries' ? asked : { ...record, queries };
  });
}

/**
 * Records that determine the columns of such a table. A step of the world may include queries after the
 * lane's first fit, so the number of its hyperparameters is taken from its first query alone.
 */
export function savedSamples(
  lanes: readonly { readonly lane: Lane; readonly run: { readonly records: readonly WorldStep[] } }[],
  rows: Rows,
): StepRecord[] {
  return lanes.flatMap(({ lane, run: { records } }) => {
    const first = records.slice(0, 1);
    const [query] = widestRecords([{ lane, records: savedRecords(first, 'queries') }]);
    return savedRecords(first, rows).map((record) => ({
      ...record,
      hyperparameters: query.hyperparameters,
    }));
  });
}

/**
 * Downloads the records of all lanes that have run, as `driftlab run --format` writes them. A partial run has
 * no fingerprint. If cancelled, nothing is downloaded.
 * @param rows null if the world waits, so that a step is a query
 * @param until the last step that is not hidden
 */
export async function saveRecords(
  format: SavedAs,
  rows: Rows | null,
  scenario: Scenario,
  lanes: readonly LaneData[],
  until: number,
  { onShare, signal }: Writing,
): Promise<void> {
  const parts: Blob[] = [];
  const done = lanes.filter(({ run }) => run.records.length > 0);
  const backend = page.getState().backend ?? 'wasm';
  const saved = done.map(({ lane, run }) => ({
    lane,
    records: savedRecords(run.records.slice(0, until), rows ?? 'queries'),
    fingerprint: run.records.length > until ? '' : (run.fingerprint ?? ''),
  }));
  const writer = createRunWriter(
    format,
    {
      scenario,
      backend,
      samples: savedSamples(done, rows ?? 'queries'),
      changes: lab.getState().world?.changePoints.filter((step) => step <= until),
    },
    { piece: PIECE, write: (text) => void parts.push(new Blob([text])) },
  );
  const { replicate } = scenario;
  const all = saved.reduce((sum, { records }) => sum + records.length, 0);
  let written = 0;
  for (const { lane, records, fingerprint } of saved) {
    writer.begin({ lane, replicate });
    for (const [i, record] of records.entries()) {
      writer.add(record);
      // A long lane takes a while to write, so the page is drawn in between.
      if (i % AT_ONCE !== AT_ONCE - 1) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return;
      onShare((written + i + 1) / all);
    }
    written += records.length;
    writer.finish(fingerprint);
  }
  writer.end();
  download(
    new Blob(parts, { type: TYPES[format] }),
    `${fileName(scenario.title)}${rows ? `-${rows}` : ''}.${format === 'plotly' ? 'plotly.json' : format}`,
  );
}
