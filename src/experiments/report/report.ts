import { ENGINE_VERSION } from '../../engine/version.ts';
import type { Backend } from '../../gp/backend.ts';
import { type CurveQuantity, curveSteps, type JobResult, type LaneResult } from '../../plan/plan.ts';
import { summarise } from '../../replicates/statistics.ts';
import type { Design, Experiment, MeasureTable } from '../spec.ts';
import type { Cell } from './cell.ts';
import type { Claim, Evidence, Finding } from './claims.ts';
import { looksOf } from './looks.ts';
import { resetTimes } from './measures.ts';
import { curveOfColumn, rowsOf, type Tabulation } from './tabulate.ts';
import { cellVerdict, type Pair } from './verdict.ts';

/** A claim with its verdict. */
export interface JudgedClaim extends Finding {
  readonly text: string;
  /** A reading or check of our own, no sentence of the paper. */
  readonly ours?: true;
  /** Where it is not reproduced: why, as far as we know, and what was tried. */
  readonly reason?: string;
}

/** How often resets came after 1, 2, … steps: `counts[i]` for i + 1 of them, since the last reset or since the beginning. */
export interface ResetHistogram {
  readonly row: string;
  readonly column: string;
  readonly counts: readonly number[];
}

/** Mean of a lane's curve at some steps, with the standard error over replicates. */
export interface Curve {
  readonly row: string;
  readonly column: string;
  /** What it shows; absent: the cumulative regret. */
  readonly quantity?: CurveQuantity;
  readonly steps: readonly number[];
  readonly mean: readonly number[];
  readonly se: readonly number[];
}

/** Fingerprints of the first replicates behind a cell, from replicate 0: what the run must have that a reader opens. */
interface CellFingerprints {
  readonly row: string;
  readonly column: string;
  readonly first: readonly string[];
}

/** What a reproduction found; plain data, the same on every machine. */
export interface Report {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly engineVersion: string;
  readonly backend: Backend['name'];
  readonly runs: number;
  /** Fingerprint of everything that was run. */
  readonly plan: string;
  readonly setting: readonly string[];
  readonly cells: readonly Cell[];
  readonly claims: readonly JudgedClaim[];
  /** By t', the steps since the last reset. */
  readonly resetTimes?: readonly ResetHistogram[];
  /** By t, the step of the run. */
  readonly resetSteps?: readonly ResetHistogram[];
  readonly curves?: readonly Curve[];
  /** Absent in reports of engine 0.1.0. */
  readonly fingerprints?: readonly CellFingerprints[];
}

interface ReportParts {
  readonly experiment: Experiment;
  readonly design: Design;
  readonly tabulation: Tabulation;
  /** In the order of `jobsOf`. */
  readonly results: readonly JobResult[];
  readonly backend: Backend['name'];
  readonly planKey: string;
}

/** A row of a column with its results, one per replicate. */
interface Entry {
  readonly row: string;
  readonly column: string;
  readonly columnIndex: number;
  readonly horizon: number;
  readonly results: readonly LaneResult[];
}

/** Sums the results up, sets them beside the paper's figures and judges its claims. */
export function createReport({
  experiment,
  design,
  tabulation,
  results,
  backend,
  planKey,
}: ReportParts): Report {
  const entries = entriesOf(design, tabulation, results);
  const cells = design.measures.flatMap((table) => measureCells(table, entries));
  const looks = looksOf(experiment, tabulation.plan.replicates);
  const evidence = { ...evidenceOf(design, entries, cells), level: looks.level };
  return {
    id: experiment.id,
    title: experiment.title,
    source: experiment.source,
    engineVersion: design.columns[0].scenario.engine ?? ENGINE_VERSION,
    backend,
    runs: tabulation.plan.replicates,
    plan: planKey,
    setting: [...design.setting, ...looks.says],
    cells,
    claims: design.claims.map((claim) => judged(claim, evidence)),
    ...(design.resetTimes && { resetTimes: histograms(entries, resetTimes) }),
    ...(design.resetSteps && { resetSteps: histograms(entries, ({ resets }) => resets) }),
    ...(design.curvePoints && { curves: entries.map((entry) => curve(entry, design)) }),
    fingerprints: entries.map(fingerprints),
  };
}

function judged({ text, check, otherwise, ours }: Claim, evidence: Evidence): JudgedClaim {
  const finding = check(evidence);
  const failed = finding.verdict === 'not reproduced' && otherwise !== undefined;
  return { text, ...(ours && { ours }), ...finding, ...(failed && { reason: otherwise }) };
}

function fingerprints({ row, column, results }: Entry): CellFingerprints {
  return { row, column, first: results.flatMap(({ fingerprint }) => fingerprint ?? []) };
}

function entriesOf(design: Design, { resultsOf }: Tabulation, results: readonly JobResult[]): Entry[] {
  return rowsOf(design).flatMap((row) =>
    design.columns.flatMap(({ name: column, scenario: { horizon } }, columnIndex) => {
      const own = resultsOf(results, columnIndex, row);
      return own ? [{ row, column, columnIndex, horizon, results: own }] : [];
    }),
  );
}

function measureCells(
  { measure, rows, paper, paperRuns = 1, tolerance }: MeasureTable,
  all: readonly Entry[],
): Cell[] {
  const entries = rows ? all.filter(({ row }) => rows.includes(row)) : all;
  const pairs = entries.map(({ row, columnIndex, horizon, results }) => {
    const ours = summarise(results.map((result) => measure.of(result, horizon)));
    const figure = paper?.[row]?.[columnIndex];
    return { ours, paper: figure ? { mean: figure[0], std: figure[1], n: paperRuns } : null };
  });
  return entries.map(({ row, column }, i) => {
    const cell = pairs[i];
    const beside = pairs.filter(
      (pair, j): pair is Pair => entries[j].column === column && pair.paper !== null,
    );
    const verdict = cell.paper && tolerance ? cellVerdict(cell as Pair, tolerance(row), beside) : null;
    return { row, column, measure: measure.id, paper: cell.paper, ours: cell.ours, verdict };
  });
}

function evidenceOf(
  { measures }: Design,
  entries: readonly Entry[],
  cells: readonly Cell[],
): Omit<Evidence, 'level'> {
  const find = (row: string, column: string) =>
    entries.find((entry) => entry.row === row && entry.column === column);
  return {
    cells,
    values(row, column, id) {
      const entry = find(row, column);
      const measure = measures.find((table) => table.measure.id === id)?.measure;
      return entry && measure ? entry.results.map((result) => measure.of(result, entry.horizon)) : [];
    },
    resetTimes: (row, column) => find(row, column)?.results.flatMap(resetTimes) ?? [],
  };
}

/** One for each lane that resets at all. */
function histograms(
  entries: readonly Entry[],
  timesOf: (result: LaneResult) => readonly number[],
): ResetHistogram[] {
  return entries.map((entry) => histogram(entry, timesOf)).filter(({ counts }) => counts.length > 0);
}

function histogram(
  { row, column, results }: Entry,
  timesOf: (result: LaneResult) => readonly number[],
): ResetHistogram {
  const times = results.flatMap(timesOf);
  const counts = new Array<number>(times.reduce((longest, time) => Math.max(longest, time), 0)).fill(0);
  for (const time of times) counts[time - 1]++;
  return { row, column, counts };
}

function curve({ row, column, columnIndex, results }: Entry, design: Design): Curve {
  const { scenario } = design.columns[columnIndex];
  const quantity = curveOfColumn(design, design.columns[columnIndex]);
  const steps = curveSteps({ scenario, lanes: [], curvePoints: design.curvePoints ?? 0 });
  const summaries = steps.map((_, i) => summarise(results.map((result) => result.curve[i])));
  return {
    row,
    column,
    ...(quantity && { quantity }),
    steps,
    mean: summaries.map(({ mean }) => mean),
    se: summaries.map(({ se }) => se),
  };
}
