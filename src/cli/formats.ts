import { type CsvTable, csvTable, jsonLine, type RecordOrigin } from '../engine/export.ts';
import { exactJson } from '../engine/json.ts';
import { type Backend, ENGINE_VERSION, type LaneRun, type Scenario } from '../index.ts';
import type { Writer } from './io.ts';

export const FORMATS = ['csv', 'jsonl', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Writes runs one after another in a format; `end` completes the text. */
export interface RunWriter {
  readonly add: (run: LaneRun) => void;
  readonly end: () => void;
}

/**
 * A writer for one of `FORMATS`.
 * @param lanes number of lanes; the first so many runs are one of each
 */
export function createRunWriter(
  format: Format,
  scenario: Scenario,
  lanes: number,
  backend: Backend['name'],
  out: Writer,
): RunWriter {
  if (format === 'json') return jsonWriter(scenario, backend, out);
  return format === 'csv' ? csvWriter(lanes, out) : jsonLinesWriter(out);
}

function jsonLinesWriter(out: Writer): RunWriter {
  return {
    add: (run) => out.write(run.records.map((record) => `${jsonLine(origin(run), record)}\n`).join('')),
    end: () => {},
  };
}

/** The header is that of all lanes, so the first runs wait until there is one of each. */
function csvWriter(lanes: number, out: Writer): RunWriter {
  const waiting: LaneRun[] = [];
  let table: CsvTable | null = null;
  const write = ({ row }: CsvTable, run: LaneRun) =>
    out.write(run.records.map((record) => `${row(origin(run), record)}\n`).join(''));
  return {
    add(run) {
      if (table) return write(table, run);
      waiting.push(run);
      if (waiting.length < lanes) return;
      table = csvTable(waiting.flatMap(({ records }) => records.slice(0, 1)));
      out.write(`${table.header}\n`);
      for (const each of waiting.splice(0)) write(table, each);
    },
    end: () => {},
  };
}

/** One object: engine version, backend, scenario, and per run its fingerprint and records. */
function jsonWriter(scenario: Scenario, backend: Backend['name'], out: Writer): RunWriter {
  let separator = '\n';
  out.write(
    `{"engine": "${ENGINE_VERSION}", "backend": "${backend}", "scenario": ${exactJson(scenario)}, "runs": [`,
  );
  return {
    add(run) {
      const { fingerprint, records } = run;
      out.write(separator + exactJson({ ...origin(run), fingerprint, records }));
      separator = ',\n';
    },
    end: () => out.write('\n]}\n'),
  };
}

function origin({ lane, replicate }: LaneRun): RecordOrigin {
  return { lane: lane.id, algorithm: lane.algorithm, replicate };
}
