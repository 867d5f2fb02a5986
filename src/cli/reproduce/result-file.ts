import type { Report } from '../../experiments/report/report.ts';
import { partialHeader, partialLine, partialLines, readPartial } from '../../replicates/partial.ts';
import type { Job, JobResult, Plan } from '../../replicates/plan.ts';
import { CliError, type Io } from '../io.ts';

/** What a file's results must belong to. */
export interface Identity {
  readonly id: string;
  readonly planKey: string;
  readonly plan: Plan;
}

/** The file of a run: partial results while it lasts, the report once it is done. */
export interface ResultFile {
  /** The report of a run that was already complete; null while there is work to do. */
  readonly report: Report | null;
  /** Results from before. */
  readonly known: readonly JobResult[];
  readonly add: (job: Job, result: JobResult) => void;
  readonly finish: (reportJson: string) => void;
}

const LARGEST_RESULTS = 512 * 2 ** 20;

/**
 * Opens a result file for writing; with `resume`, what it holds is kept.
 * Throws CliError where it holds anything but this run's results.
 */
export function openResultFile(io: Io, path: string, identity: Identity, resume: boolean): ResultFile {
  const earlier = resume && io.exists(path) ? readEarlier(io, path, identity) : { report: null, known: [] };
  if (earlier.report) return { ...earlier, add: () => {}, finish: () => {} };
  const { id, planKey, plan } = identity;
  const out = io.createFile(path);
  out.write(partialHeader(id, planKey) + partialLines(plan, earlier.known));
  return {
    ...earlier,
    add: (job, result) => out.write(partialLine(job, result)),
    finish(reportJson) {
      out.close();
      const whole = io.createFile(path);
      whole.write(reportJson);
      whole.close();
    },
  };
}

function readEarlier(io: Io, path: string, identity: Identity): Pick<ResultFile, 'report' | 'known'> {
  const text = io.readFile(path, LARGEST_RESULTS);
  const report = readReport(text);
  if (report?.plan === identity.planKey) return { report, known: [] };
  const known = readPartial(text, identity.id, identity.planKey, identity.plan);
  if (known) return { report: null, known };
  throw new CliError(
    `${path} holds no results of ${identity.id} with these runs and this engine; without --resume it is replaced`,
  );
}

function readReport(text: string): Report | null {
  try {
    const value = JSON.parse(text);
    return value && typeof value === 'object' && 'cells' in value ? value : null;
  } catch {
    return null;
  }
}
