import * as words from '#words/readings/verdicts';
import { experimentById } from '../../../src/experiments/registry.ts';
import type { Recorded, ShownVerdict } from '../../../src/experiments/report/recorded.ts';
import {
  type Judgement,
  thousands,
  VERDICTS,
  type Verdict,
} from '../../../src/experiments/report/verdict.ts';

const NAMES: Readonly<Record<Verdict, string>> = {
  reproduced: words.reproduced,
  'order reproduced': words.orderReproduced,
  undecided: words.undecided,
  'not reproduced': words.notReproduced,
};

const COUNTS: Readonly<Record<Verdict, (count: number) => string>> = {
  reproduced: words.countReproduced,
  'order reproduced': words.countOrderReproduced,
  undecided: words.countUndecided,
  'not reproduced': words.countNotReproduced,
};

/** A verdict in the page's language; null where there is none. */
export function verdictName(verdict: Verdict): string;
export function verdictName(verdict: ShownVerdict): string | null;
export function verdictName(verdict: ShownVerdict): string | null {
  return verdict && NAMES[verdict];
}

/** "undecided at n = 50; about 1,400 runs would decide"; every other verdict is a word. */
export function judgementWords({ verdict, runsNeeded }: Judgement, runs: number): string {
  if (verdict !== 'undecided') return verdictName(verdict);
  if (typeof runsNeeded !== 'number') return words.hardlyDecided(runs);
  return words.undecidedAt({ runs, needed: thousands(runsNeeded) });
}

/** "4 reproduced, 1 not reproduced of 5 claims; 1 undecided of 1 reading of our own". */
export function verdictCounts(papers: readonly ShownVerdict[], ours: readonly ShownVerdict[]): string {
  const said = [
    ...(papers.length > 0 ? [words.ofClaims({ verdicts: counted(papers), claims: papers.length })] : []),
    ...(ours.length > 0 ? [words.ofReadings({ verdicts: counted(ours), readings: ours.length })] : []),
  ];
  return said.join('; ');
}

/** "4 reproduced, 1 not reproduced". */
function counted(verdicts: readonly ShownVerdict[]): string {
  const parts = [...VERDICTS, null].flatMap((verdict) => {
    const count = verdicts.filter((one) => one === verdict).length;
    if (count === 0) return [];
    return verdict ? COUNTS[verdict](count) : words.countWithout(count);
  });
  return parts.join(', ');
}

/** The numbers behind a claim, where they are a sentence that many claims have. */
export function detailWords(detail: string): string {
  const cells = /^(\d+) of (\d+) cells agree, (\d+) more keep their order$/.exec(detail);
  if (cells) return words.cellsAgree({ agree: cells[1], all: cells[2], more: cells[3] });
  const mean = /^(\S+) % on average over (\d+) cells, at most (\d+) % allowed$/.exec(detail);
  if (mean) return words.onAverage({ mean: mean[1], cells: mean[2], most: mean[3] });
  const reversed = /^(\d+) of (\d+) pairs the other way round$/.exec(detail);
  return reversed ? words.reversed({ pairs: reversed[1], all: reversed[2] }) : detail;
}

/** "50 runs on 2026-11-21, engine 0.1.0 (wasm), plan 005b1a0778a1", with the reason where there are fewer than usual. */
export function originWords({ id, runs, date, engineVersion: engine, backend, plan }: Recorded): string {
  const usual = experimentById(id)?.runs ?? runs;
  const recorded = { runs, date, engine, backend, plan };
  return runs < usual ? words.recordedFewer({ ...recorded, usual }) : words.recordedOn(recorded);
}
