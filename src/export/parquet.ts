import { type BasicType, parquetWriteBuffer } from 'hyparquet-writer';
import { recordColumns, widestRecords } from '../engine/export.ts';
import { exactJson } from '../engine/json.ts';
import { engineName } from '../engine/version.ts';
import type { ExportedRun } from './exported-run.ts';

/** Lists are texts with blanks between their numbers. */
const TEXTS = [
  ...['lane', 'algorithm', 'reason', 'posterior'],
  ...['dropped', 'removed', 'removedRelevance', 'relevance', 'standing.regret'],
];
const TRUTHS = ['triggered', 'testActive', 'reset'];
const COUNTS = ['replicate', 't', 'index', 'starIndex', 'dataSize', 'dataSizeAfter', 'tPrime', 'sideQueries'];

/**
 * All records in one Parquet table, a row for every step of every run in the columns of the CSV, with their types. The
 * file's own key-value metadata hold the scenario, the engine and the fingerprints.
 */
export function parquetFile({ scenario, backend, runs }: ExportedRun): Uint8Array {
  const columns = recordColumns(widestRecords(runs));
  const rows = runs.flatMap(({ lane, replicate, records }) =>
    records.map((record) => [lane.id, lane.algorithm, replicate, ...columns.map(({ cell }) => cell(record))]),
  );
  const columnData = ['lane', 'algorithm', 'replicate', ...columns.map(({ name }) => name)].map(
    (name, i) => ({
      name,
      type: typeOf(name),
      data: rows.map((row) => row[i] ?? null),
    }),
  );
  const fingerprints = runs.map(({ lane, replicate, fingerprint }) => [
    `${lane.id} ${replicate}`,
    fingerprint,
  ]);
  const buffer = parquetWriteBuffer({
    columnData,
    kvMetadata: [
      { key: 'driftlab.engine', value: engineName(backend) },
      { key: 'driftlab.scenario', value: exactJson(scenario) },
      { key: 'driftlab.fingerprints', value: JSON.stringify(Object.fromEntries(fingerprints)) },
    ],
    createdBy: `driftlab ${engineName(backend)}`,
  });
  return new Uint8Array(buffer);
}

function typeOf(name: string): BasicType {
  if (TEXTS.includes(name)) return 'STRING';
  if (TRUTHS.includes(name)) return 'BOOLEAN';
  return COUNTS.includes(name) ? 'INT32' : 'DOUBLE';
}
