import { partialHeader } from '../../plan/partial.ts';
import { jobsOf } from '../../plan/plan.ts';
import { EXIT } from '../exit-status.ts';
import type { Computation, RunSettings } from './compute.ts';
import { type Identity, openResultFile } from './result-file.ts';
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
    reopen: (text) => reopened(work, text),
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

function reopened({ planKey, reopen }: Work, text: string): Report | null {
  const found = readFinished(text);
  return found?.plan === planKey ? reopen({ ...found }) : null;
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
