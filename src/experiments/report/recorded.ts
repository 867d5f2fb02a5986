import { ENGINE_VERSION } from '../../engine/version.ts';
import { EXPERIMENTS, experimentById } from '../registry.ts';
import type { JudgedClaim, Report } from './report.ts';
import { VERDICTS } from './verdict.ts';

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

/** "4 reproduced, 1 not reproduced of 5 claims". */
export function verdictCounts({
  claims,
}: {
  readonly claims: readonly Pick<JudgedClaim, 'verdict'>[];
}): string {
  const counts = VERDICTS.map(
    (verdict) => [claims.filter((claim) => claim.verdict === verdict).length, verdict] as const,
  );
  const parts = counts.filter(([count]) => count > 0).map(([count, verdict]) => `${count} ${verdict}`);
  return `${parts.join(', ')} of ${claims.length} claim${claims.length === 1 ? '' : 's'}`;
}

/** "50 runs on 2026-11-21, engine 0.1.0 (wasm), plan 005b1a0778a1", with the reason where there are fewer than usual. */
export function origin({ id, runs, date, engineVersion, backend, plan }: Recorded): string {
  const usual = experimentById(id)?.runs ?? runs;
  const fewer = runs < usual ? ` instead of ${usual}, for want of computing time,` : '';
  return `${runs} runs${fewer} on ${date}, engine ${engineVersion} (${backend}), plan ${plan}`;
}

/** What was run in place of the paper's data; undefined where that was not so. */
export const otherDataOf = ({ id }: Pick<Report, 'id'>): string | undefined => experimentById(id)?.otherData;

/**
 * Why a recorded claim does not reproduce, and what was tried: the experiment's own sentence, also for a report that was
 * recorded before it was written; undefined where the claim holds.
 */
export function reasonOf({ id, engineVersion }: Report, claim: JudgedClaim): string | undefined {
  if (claim.verdict !== 'not reproduced') return undefined;
  const design = experimentById(id)?.design;
  const own = typeof design === 'object' ? design.claims.find(({ text }) => text === claim.text) : undefined;
  const earlier = `Recorded with engine ${engineVersion} under an earlier setting; the experiment has changed since and waits to be recorded anew.`;
  return own?.otherwise ?? claim.reason ?? (engineVersion === ENGINE_VERSION ? undefined : earlier);
}
