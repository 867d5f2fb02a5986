import type { Scenario } from '../contracts/scenario.ts';
import { csvHeader, csvRow, jsonLine, type RecordOrigin } from '../engine/export.ts';
import { exactJson } from '../engine/json.ts';
import type { LaneRun } from '../engine/run-scenario.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import type { Backend } from '../gp/backend.ts';
import type { Writer } from './io.ts';

export const FORMATS = ['csv', 'jsonl', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Writes runs one after another in a format; `end` completes the text. */
export interface RunWriter {
  readonly add: (run: LaneRun) => void;
  readonly end: () => void;
}

/** A writer for one of `FORMATS`. */
export function createRunWriter(
  format: Format,
  scenario: Scenario,
  backend: Backend['name'],
  out: Writer,
): RunWriter {
  if (format === 'json') return jsonWriter(scenario, backend, out);
  return format === 'csv' ? csvWriter(out) : jsonLinesWriter(out);
}

function jsonLinesWriter(out: Writer): RunWriter {
  return {
    add: (run) => out.write(run.records.map((record) => `${jsonLine(origin(run), record)}\n`).join('')),
    end: () => {},
  };
}

function csvWriter(out: Writer): RunWriter {
  let started = false;
  return {
    add(run) {
      if (run.records.length === 0) return;
      if (!started) out.write(`${csvHeader(run.records[0])}\n`);
      started = true;
      out.write(run.records.map((record) => `${csvRow(origin(run), record)}\n`).join(''));
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
