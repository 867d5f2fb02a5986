import type { StepRecord } from '../contracts/record.ts';
import type { Scenario } from '../contracts/scenario.ts';
import type { Backend } from '../gp/backend.ts';
import { csvTable, jsonLine, type RecordOrigin } from './export.ts';
import { exactJson } from './json.ts';
import { type FiguredRun, runFigure } from './run-figure.ts';
import type { LaneRun } from './run-scenario.ts';
import { ENGINE_VERSION } from './version.ts';

export const FORMATS = ['csv', 'jsonl', 'json', 'plotly'] as const;
export type Format = (typeof FORMATS)[number];

/** The parts of a run that are written. */
type WrittenRun = Pick<LaneRun, 'lane' | 'replicate' | 'records' | 'fingerprint'>;

/** Destination of the text, which is written in pieces. */
interface Output {
  readonly write: (text: string) => void;
  /** Characters per piece; absent: so many that a short run is written in one piece or, if it fails, not at all. */
  readonly piece?: number;
}

/** Writes runs one after another in a format, record by record; `end` completes the text. */
export interface RunWriter {
  readonly begin: (run: Pick<WrittenRun, 'lane' | 'replicate'>) => void;
  /** Adds a record to the run begun. */
  readonly add: (record: StepRecord) => void;
  /** Completes the run. */
  readonly finish: (fingerprint: string) => void;
  readonly end: () => void;
}

/** What a text contains besides the records. */
export interface WrittenAbout {
  readonly scenario: Scenario;
  readonly backend: Backend['name'];
  /** The widest record of every lane; the columns of a table follow from these. */
  readonly samples: readonly StepRecord[];
  /** Steps after which the objective changes, marked in a figure; absent: none. */
  readonly changes?: readonly number[] | undefined;
}

/** A writer for one of `FORMATS`. */
export function createRunWriter(format: Format, about: WrittenAbout, out: Output): RunWriter {
  const pieces = inPieces(out);
  if (format === 'json') return jsonWriter(about, pieces);
  if (format === 'plotly') return figureWriter(about, pieces);
  return format === 'csv' ? csvWriter(about, pieces) : jsonLinesWriter(pieces);
}

/** Writes a complete run. */
export function writeRun(writer: RunWriter, run: WrittenRun): void {
  writer.begin(run);
  for (const record of run.records) writer.add(record);
  writer.finish(run.fingerprint);
}

/** Default number of characters per piece. */
const PIECE = 2_000_000;

interface Pieces extends Output {
  /** Writes the text not yet written. */
  readonly flush: () => void;
}

function inPieces({ write, piece = PIECE }: Output): Pieces {
  let waiting: string[] = [];
  let length = 0;
  const flush = () => {
    if (length > 0) write(waiting.join(''));
    waiting = [];
    length = 0;
  };
  return {
    write(text) {
      waiting.push(text);
      length += text.length;
      if (length >= piece) flush();
    },
    flush,
  };
}

function jsonLinesWriter(out: Pieces): RunWriter {
  return {
    ...linesOf(jsonLine, out),
    end: out.flush,
  };
}

function csvWriter({ samples }: WrittenAbout, out: Pieces): RunWriter {
  const { header, row } = csvTable(samples);
  if (samples.length > 0) out.write(`${header}\n`);
  return { ...linesOf(row, out), end: out.flush };
}

/** Writes only a line for every record. */
function linesOf(
  line: (origin: RecordOrigin, record: StepRecord) => string,
  out: Output,
): Pick<RunWriter, 'begin' | 'add' | 'finish'> {
  let origin: RecordOrigin;
  return {
    begin(run) {
      origin = originOf(run);
    },
    add: (record) => out.write(`${line(origin, record)}\n`),
    finish: () => {},
  };
}

/** One object: engine version, backend, scenario, and per run its records and fingerprint. */
function jsonWriter({ scenario, backend }: WrittenAbout, out: Pieces): RunWriter {
  let [nextRun, nextRecord] = ['\n', ''];
  out.write(
    `{"engine": "${scenario.engine ?? ENGINE_VERSION}", "backend": "${backend}", "scenario": ${exactJson(scenario)}, "runs": [`,
  );
  return {
    begin(run) {
      out.write(`${nextRun}${exactJson(originOf(run)).slice(0, -1)},"records":[`);
      [nextRun, nextRecord] = [',\n', ''];
    },
    add(record) {
      out.write(nextRecord + exactJson(record));
      nextRecord = ',';
    },
    finish: (fingerprint) => out.write(`],"fingerprint":"${fingerprint}"}`),
    end() {
      out.write('\n]}\n');
      out.flush();
    },
  };
}

/** One figure of the regret of all runs, as Plotly reads it. */
function figureWriter({ scenario, changes = [] }: WrittenAbout, out: Pieces): RunWriter {
  const runs: (Omit<FiguredRun, 'regret' | 'resets'> & { regret: number[]; resets: number[] })[] = [];
  return {
    begin: ({ lane, replicate }) => void runs.push({ lane, replicate, regret: [], resets: [] }),
    add({ t, cumulativeRegret, reset }) {
      const { regret, resets } = runs[runs.length - 1];
      regret.push(cumulativeRegret);
      if (reset) resets.push(t);
    },
    finish: () => {},
    end() {
      out.write(`${JSON.stringify(runFigure(scenario, changes, runs))}\n`);
      out.flush();
    },
  };
}

function originOf({ lane, replicate }: Pick<WrittenRun, 'lane' | 'replicate'>): RecordOrigin {
  return { lane: lane.id, algorithm: lane.algorithm, replicate };
}
