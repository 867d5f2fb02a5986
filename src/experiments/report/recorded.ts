import { ENGINE_VERSION } from '../../engine/version.ts';
import { EXPERIMENTS, experimentById } from '../registry.ts';
import type { OtherData } from '../spec.ts';
import type { JudgedClaim, Report } from './report.ts';
import { VERDICTS, type Verdict } from './verdict.ts';

/** A report that is kept in `results/`: what `driftlab reproduce --out` wrote, and the day on which it did. */
export interface Recorded extends Report {
  /** "2026-11-21". */
  readonly date: string;
}

/** In the order of the registry. */
export function inOrder(reports: readonly Recorded[]): Recorded[] {
  const place = ({ id }: Recorded) => EXPERIMENTS.findIndex((experiment) => experiment.id === id);
  return reports.toSorted((a, b) => place(a) - place(b));
}

/** What to type to get the report again. */
export function commandOf({ id, runs }: Pick<Report, 'id' | 'runs'>): string {
  const onData = typeof experimentById(id)?.design === 'function';
  return `npm run -s driftlab -- reproduce ${id} --runs ${runs}${onData ? ' --csv <table>' : ''}`;
}

/** A claim's verdict as it is shown; null where what was run says nothing for or against the paper. */
export type ShownVerdict = Verdict | null;
export const NO_VERDICT = 'without a verdict';

/** Of a table of the reader's own, whose report has no day, the verdict stands. */
export function shownVerdict(report: Report | Recorded, { verdict }: JudgedClaim): ShownVerdict {
  return otherDataOf(report)?.noVerdict ? null : verdict;
}

/** Of the paper's claims, in their order; or of our own readings and checks. */
export const shownVerdicts = (report: Report | Recorded, whose: 'paper' | 'ours' = 'paper'): ShownVerdict[] =>
  report.claims
    .filter(({ ours }) => (ours === true) === (whose === 'ours'))
    .map((claim) => shownVerdict(report, claim));

/** "4 reproduced, 1 not reproduced of 5 claims; 1 undecided of 1 reading of our own". */
export function verdictCounts(report: Report | Recorded): string {
  const [papers, own] = [shownVerdicts(report), shownVerdicts(report, 'ours')];
  return [
    ...(papers.length > 0 ? [`${counted(papers)} claim${papers.length === 1 ? '' : 's'}`] : []),
    ...(own.length > 0 ? [`${counted(own)} reading${own.length === 1 ? '' : 's'} of our own`] : []),
  ].join('; ');
}

/** "4 reproduced, 1 not reproduced of 5". */
function counted(verdicts: readonly ShownVerdict[]): string {
  const counts = [...VERDICTS, null].map(
    (verdict) => [verdicts.filter((one) => one === verdict).length, verdict ?? NO_VERDICT] as const,
  );
  const parts = counts.filter(([count]) => count > 0).map(([count, verdict]) => `${count} ${verdict}`);
  return `${parts.join(', ')} of ${verdicts.length}`;
}

/** "50 runs on 2026-11-21, engine 0.1.0 (wasm), plan 005b1a0778a1", with the reason where there are fewer than usual. */
export function origin({ id, runs, date, engineVersion, backend, plan }: Recorded): string {
  const usual = experimentById(id)?.runs ?? runs;
  const fewer = runs < usual ? ` instead of ${usual}, for want of computing time,` : '';
  return `${runs} runs${fewer} on ${date}, engine ${engineVersion} (${backend}), plan ${plan}`;
}

/** What was recorded in place of the paper's data; undefined where that was not so, and of a table of the reader's own. */
const otherDataOf = (report: Report | Recorded): OtherData | undefined =>
  'date' in report ? experimentById(report.id)?.otherData : undefined;

/** What a reader must know before the verdicts. */
export const cautionsOf = (report: Report | Recorded): string[] =>
  [experimentById(report.id)?.caution, otherDataOf(report)?.says].filter((says) => says !== undefined);

/**
 * Why a recorded claim does not reproduce, and what was tried: the experiment's own sentence, also for a report that was
 * recorded before it was written; undefined where the claim holds.
 */
export function reasonOf({ id, engineVersion }: Report, claim: JudgedClaim): string | undefined {
  if (claim.verdict !== 'not reproduced') return undefined;
  const design = experimentById(id)?.design;
  const own = typeof design === 'object' ? design.claims.find(({ text }) => text === claim.text) : undefined;
  const earlier = `Recorded with engine ${engineVersion} under an earlier setting; the experiment has changed since and waits to be recorded again.`;
  return own?.otherwise ?? claim.reason ?? (engineVersion === ENGINE_VERSION ? undefined : earlier);
}
