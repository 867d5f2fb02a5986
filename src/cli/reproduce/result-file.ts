import { cut } from '../../parameters/quoted.ts';
import { partialHeader, partialLine, readPartial } from '../../replicates/partial.ts';
import type { Job, JobResult, Plan } from '../../replicates/plan.ts';
import { CliError, type Io, OutputError } from '../io.ts';

/** What a file's results must belong to. */
export interface Identity {
  readonly id: string;
  readonly planKey: string;
  readonly plan: Plan;
  /** Whether a document of this plan is the one that is asked for: the same results can be summed up in several ways. */
  readonly isReport: (document: Finished & Readonly<Record<string, unknown>>) => boolean;
}

/** What stands in a file once a run is done: it names the plan whose results it follows from. */
export interface Finished {
  readonly plan: string;
}

/** The file of a run: partial results while it lasts, the report once it is done. */
export interface ResultFile<Report extends Finished> {
  /** The report of a run that was already complete; null while there is work to do. */
  readonly report: Report | null;
  /** Results from before. */
  readonly known: readonly JobResult[];
  readonly add: (job: Job, result: JobResult) => void;
  readonly finish: (reportJson: string) => void;
}

const LARGEST_RESULTS = 512 * 2 ** 20;

/**
 * Opens a result file for writing; with `resume`, what it holds is kept, up to a line that a crash cut off.
 * Throws CliError where it holds anything but this run's results, OutputError where it cannot be written.
 */
export function openResultFile<Report extends Finished>(
  io: Io,
  path: string,
  identity: Identity,
  resume: boolean,
): ResultFile<Report> {
  const earlier =
    resume && io.exists(path) ? readEarlier<Report>(io, path, identity) : begin<Report>(io, path, identity);
  if (earlier.report) return { ...earlier, add: () => {}, finish: () => {} };
  const partial = io.appendLines(path, earlier.length);
  return {
    ...earlier,
    add: (job, result) => telling(path, () => partial.append(partialLine(job, result))),
    finish(reportJson) {
      telling(path, () => {
        partial.close();
        replaceFile(io, path, reportJson);
      });
    },
  };
}

interface Earlier<Report extends Finished> extends Pick<ResultFile<Report>, 'report' | 'known'> {
  /** Bytes of the header and of the known results' lines. */
  readonly length: number;
}

function begin<Report extends Finished>(io: Io, path: string, { id, planKey }: Identity): Earlier<Report> {
  const header = partialHeader(id, planKey);
  replaceFile(io, path, header);
  return { report: null, known: [], length: Buffer.byteLength(header) };
}

function replaceFile(io: Io, path: string, text: string): void {
  const file = io.createFile(path);
  file.write(text);
  file.commit();
}

/** Says with a fault of the disk that the results so far are safe. */
function telling(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    const advice = 'the results so far are kept in it; go on with --resume once it can be written';
    throw new OutputError(path, error.code, advice);
  }
}

function readEarlier<Report extends Finished>(io: Io, path: string, identity: Identity): Earlier<Report> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(io.readFile(path, LARGEST_RESULTS));
  const found = readFinished(text);
  if (found?.plan === identity.planKey && identity.isReport({ ...found }))
    return { report: found as Report, known: [], length: 0 };
  const known = readPartial(text, identity.id, identity.planKey, identity.plan);
  if (known) return { report: null, known, length: lengthOfLines(text, known.length + 1) };
  throw new CliError(
    `${cut(path, 100)} holds no results of ${identity.id} with these runs, flags and this engine; without --resume it is replaced`,
  );
}

/** Bytes of the first lines of a text, line breaks included. */
function lengthOfLines(text: string, count: number): number {
  let end = 0;
  for (let line = 0; line < count; line++) end = text.indexOf('\n', end) + 1;
  return Buffer.byteLength(text.slice(0, end));
}

/** Partial results begin with a line that names the plan as well, but says so. */
function readFinished(text: string): Finished | null {
  try {
    const value = JSON.parse(text);
    return value && typeof value === 'object' && 'plan' in value && !('partial' in value) ? value : null;
  } catch {
    return null;
  }
}
