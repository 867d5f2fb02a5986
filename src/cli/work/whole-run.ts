import { parseJson } from '../../engine/json.ts';
import type { JobResult } from '../../index.ts';
import { cut } from '../../parameters/quoted.ts';
import { inOrder, type NextKey, partialHeader } from '../../plan/partial.ts';
import { type Job, jobsOf } from '../../plan/plan.ts';
import { EXIT } from '../exit-status.ts';
import { CliError } from '../io.ts';
import type { RunSettings } from './compute.ts';
import { type Identity, openResultFile } from './result-file.ts';
import { sealOf } from './sealed.ts';
import type { Finished, Report, ReportFormat, Work } from './work.ts';

/** What is run into one file: what a `Work` says of it, and the order of its results. */
export interface WholeRun extends Pick<Work, 'id' | 'planKey' | 'reopen'> {
  readonly nextKey: NextKey;
  readonly keyOf: (job: Job) => string;
  /**
   * The report, or null when the run was interrupted.
   * @param known results of the first jobs
   * @param onResult called for every job that was not known, in their order
   */
  readonly compute: (
    known: readonly JobResult[],
    onResult: (job: Job, result: JobResult) => void,
  ) => Promise<Report | null>;
}

/** Computes all of a plan, writes the report and prints it. Returns the exit status. */
export function runWhole(work: Work, format: ReportFormat, settings: RunSettings): Promise<number> {
  const { keyOf, compute } = settings;
  const jobs = jobsOf(work.plan);
  const whole: WholeRun = {
    ...work,
    nextKey: inOrder(jobs.map(keyOf)),
    keyOf,
    async compute(known, onResult) {
      const results = await compute({ jobs, known, onResult });
      return results && work.report(results);
    },
  };
  return runIntoFile(whole, format, settings);
}

/** Runs into the file in --out, if there is one, and prints the report. Returns the exit status. */
export async function runIntoFile(
  whole: WholeRun,
  format: ReportFormat,
  { io, out, resume }: Pick<RunSettings, 'io' | 'out' | 'resume'>,
): Promise<number> {
  const identity: Identity<Report> = {
    id: whole.id,
    header: partialHeader(whole.id, whole.planKey),
    nextKey: whole.nextKey,
    reopen: (text) => reopened(whole, out as string, text),
  };
  const file = out === undefined ? null : openResultFile(io, out, identity, resume);
  if (file?.whole) {
    io.stdout(file.whole.text(format));
    return EXIT.done;
  }
  const report = await whole.compute(file?.known ?? [], (job, result) => file?.add(whole.keyOf(job), result));
  if (!report) return EXIT.interrupted;
  file?.replace(report.json);
  io.stdout(report.text(format));
  return EXIT.done;
}

/** Throws CliError where the file names this plan and is not as it was written. */
function reopened({ id, planKey, reopen }: WholeRun, out: string, text: string): Report | null {
  const found = readFinished(text);
  if (found?.plan !== planKey) return null;
  const seal = sealOf(text);
  if (seal === 'whole') return reopen(withoutSeal(found));
  const fault =
    seal === 'missing' ? 'it has no hash over itself' : 'its content does not match the hash at its end';
  throw new CliError(
    `${cut(out, 100)} is not a result of this ${id}: ${fault}; without --resume it is computed from scratch`,
  );
}

function withoutSeal(found: Finished): Parameters<Work['reopen']>[0] {
  const { sha256: _, ...document } = found as Finished & { readonly sha256: string };
  return document;
}

/** Values in the report of the longest sweep; a file's size is bounded already. */
const MOST_VALUES = 100e6;

function readFinished(text: string): Finished | null {
  if (text.startsWith(PARTIAL)) return null;
  try {
    const value = parseJson(text, MOST_VALUES);
    return value && typeof value === 'object' && 'plan' in value ? (value as Finished) : null;
  } catch {
    return null;
  }
}

/** Partial results name the plan as well, but say first what they are. */
const PARTIAL = '{"partial":';
