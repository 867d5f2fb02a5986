import { parseJson } from '../../engine/json.ts';
import { cut } from '../../parameters/quoted.ts';
import { partialHeader } from '../../plan/partial.ts';
import { jobsOf } from '../../plan/plan.ts';
import { EXIT } from '../exit-status.ts';
import { CliError } from '../io.ts';
import type { Computation, RunSettings } from './compute.ts';
import { type Identity, openResultFile } from './result-file.ts';
import { sealOf } from './sealed.ts';
import type { Finished, Report, ReportFormat, Work } from './work.ts';

/** Computes all of a plan, writes the report and prints it. Returns the exit status. */
export async function runWhole(
  work: Work,
  format: ReportFormat,
  { io, out, resume, keyOf, compute }: RunSettings,
): Promise<number> {
  const jobs = jobsOf(work.plan);
  const identity: Identity<Report> = {
    id: work.id,
    header: partialHeader(work.id, work.planKey),
    keys: jobs.map(keyOf),
    reopen: (text) => reopened(work, out as string, text),
  };
  const file = out === undefined ? null : openResultFile(io, out, identity, resume);
  if (file?.whole) {
    io.stdout(file.whole.text(format));
    return EXIT.done;
  }
  const computation: Computation = {
    jobs,
    known: file?.known ?? [],
    onResult: (job, result) => file?.add(keyOf(job), result),
  };
  const results = await compute(computation);
  if (!results) return EXIT.interrupted;
  const report = work.report(results);
  file?.replace(report.json);
  io.stdout(report.text(format));
  return EXIT.done;
}

/** Throws CliError where the file names this plan and is not as it was written. */
function reopened({ id, planKey, reopen }: Work, out: string, text: string): Report | null {
  const found = readFinished(text);
  if (found?.plan !== planKey) return null;
  const seal = sealOf(text);
  if (seal === 'whole') return reopen(withoutSeal(found));
  const fault =
    seal === 'missing' ? 'it has no hash over itself' : 'its content does not match the hash at its end';
  throw new CliError(
    `${cut(out, 100)} is not a result of this ${id}: ${fault}; without --resume it is computed anew`,
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
