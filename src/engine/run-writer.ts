import type { Scenario } from '../contracts/scenario.ts';
import type { Backend } from '../gp/backend.ts';
import { type CsvTable, csvTable, jsonLine, type RecordOrigin } from './export.ts';
import { exactJson } from './json.ts';
import type { LaneRun } from './run-scenario.ts';
import { ENGINE_VERSION } from './version.ts';

export const FORMATS = ['csv', 'jsonl', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** What is written of a run. */
export type WrittenRun = Pick<LaneRun, 'lane' | 'replicate' | 'records' | 'fingerprint'>;

/** Where the text goes, piece by piece. */
interface Output {
  readonly write: (text: string) => void;
}

/** Writes runs one after another in a format; `end` completes the text. */
export interface RunWriter {
  readonly add: (run: WrittenRun) => void;
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
  out: Output,
): RunWriter {
  if (format === 'json') return jsonWriter(scenario, backend, out);
  return format === 'csv' ? csvWriter(lanes, out) : jsonLinesWriter(out);
}

function jsonLinesWriter(out: Output): RunWriter {
  return {
    add: (run) => out.write(run.records.map((record) => `${jsonLine(origin(run), record)}\n`).join('')),
    end: () => {},
  };
}

/** The header is that of all lanes, so the first runs wait until there is one of each. */
function csvWriter(lanes: number, out: Output): RunWriter {
  const waiting: WrittenRun[] = [];
  let table: CsvTable | null = null;
  const write = ({ row }: CsvTable, run: WrittenRun) =>
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
function jsonWriter(scenario: Scenario, backend: Backend['name'], out: Output): RunWriter {
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

function origin({ lane, replicate }: WrittenRun): RecordOrigin {
  return { lane: lane.id, algorithm: lane.algorithm, replicate };
}
