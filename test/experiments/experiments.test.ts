import { describe, expect, it } from 'vitest';
import { algorithmById } from '../../src/algorithms/registry.ts';
import type { AlgorithmSpec } from '../../src/algorithms/spec.ts';
import { runScenario } from '../../src/engine/run-scenario.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { EXPERIMENTS } from '../../src/experiments/registry.ts';
import { createReport } from '../../src/experiments/report/report.ts';
import { cellScenario, rowsOf, tabulate } from '../../src/experiments/report/tabulate.ts';
import { reportText } from '../../src/experiments/report/text.ts';
import type { Verdict } from '../../src/experiments/report/verdict.ts';
import type { Design } from '../../src/experiments/spec.ts';
import { parameters as parametersShape } from '../../src/parameters/shape.ts';
import { FINGERPRINTED, type JobResult, jobsOf } from '../../src/plan/plan.ts';
import { runJob } from '../../src/plan/run-job.ts';
import { backend } from '../engine/support.ts';
import { DESIGNS, laneResult, smallWorld } from './support.ts';

/** A report on made-up results: every lane of a replicate its own regret and a few resets. */
function fakeReport(id: string, design: Design) {
  const tabulation = tabulate(design, 4);
  const results: JobResult[] = jobsOf(tabulation.plan).map(({ group, replicate }) =>
    tabulation.plan.groups[group].lanes.map((_, i) => ({
      ...laneResult(50 * (group + 1) + 7 * i + replicate, [12 + i, 40 + replicate, 90]),
      curve: new Array(design.curvePoints ?? 0).fill(i),
      readings: Object.fromEntries(
        design.measures.map(({ measure }) => [measure.id, 1 + i + replicate / 10]),
      ),
    })),
  );
  const experiment = EXPERIMENTS.find((entry) => entry.id === id);
  if (!experiment) throw new Error(id);
  return createReport({ experiment, design, tabulation, results, backend: 'wasm', planKey: 'key' });
}

describe('the registered experiments', () => {
  it('have names of their own', () => {
    expect(new Set(EXPERIMENTS.map(({ id }) => id)).size).toBe(EXPERIMENTS.length);
  });

  it.each(DESIGNS)('$id: worlds and lanes are valid, with the parameters as written', ({ design }) => {
    for (const column of design.columns) {
      const { scenario, lanes } = column;
      expect(parseScenario(scenario)).toEqual(scenario);
      for (const row of Object.keys(lanes))
        expect(parseScenario(cellScenario(column, row, 3)).lanes[0].label).toBe(row);
      for (const [row, { algorithm, parameters }] of Object.entries(lanes)) {
        const spec = algorithmById(algorithm);
        expect(spec, row).toBeDefined();
        parametersShape((spec as AlgorithmSpec).parameters).read(parameters);
      }
    }
  });

  it.each(DESIGNS)('$id: the paper’s figures stand in rows and columns that exist', ({ design }) => {
    const rows = rowsOf(design);
    for (const { rows: said = [] } of design.measures)
      expect(rows).toEqual(expect.arrayContaining([...said]));
    for (const { paper = {}, paperRuns, tolerance } of design.measures)
      for (const [row, figures] of Object.entries(paper)) {
        expect(rows).toContain(row);
        expect(figures).toHaveLength(design.columns.length);
        expect(paperRuns).toBeGreaterThan(1);
        expect(tolerance?.(row)).toBeDefined();
      }
  });

  it.each(DESIGNS)('$id: every claim comes to a verdict, and the text shows it', ({ id, design }) => {
    const report = fakeReport(id, design);
    expect(report.claims.length).toBeGreaterThan(0);
    const text = reportText(report);
    for (const claim of report.claims) {
      expect(claim.verdict).toMatch(/^(reproduced|order reproduced|undecided|not reproduced)$/);
      expect(claim.detail).not.toMatch(/NaN|undefined/);
      expect(text).toContain(`${claim.verdict.toUpperCase()}: ${claim.text}`);
    }
    for (const sentence of design.setting) expect(text).toContain(sentence);
    const places = design.columns.flatMap(({ lanes }) => Object.keys(lanes));
    const cells = design.measures.flatMap(({ rows = places }) => places.filter((row) => rows.includes(row)));
    expect(report.cells).toHaveLength(cells.length);
  });
});

describe('et-table1', () => {
  const design = DESIGNS.find(({ id }) => id === 'et-table1')?.design as Design;

  it('computes each distinct cell once: 27 cells, 540,000 steps in 50 runs', () => {
    const { plan } = tabulate(design, 50);
    expect(plan.groups.map(({ lanes }) => lanes.length)).toEqual([7, 7, 13]);
    const steps = plan.groups.map(({ lanes, scenario }) => lanes.length * scenario.horizon * plan.replicates);
    expect(steps.reduce((sum, count) => sum + count)).toBe(540_000);
  });

  it('shows a repeated cell in every column with the same numbers', () => {
    const { cells } = fakeReport('et-table1', design);
    const means = cells.filter(({ row }) => row === 'GP-UCB').map(({ ours }) => ours.mean);
    expect(new Set(means.slice(2)).size).toBe(1);
    expect(new Set(means).size).toBe(3);
  });

  it('divides R_T by T', () => {
    const { cells } = fakeReport('et-table1', design);
    // Group 0, lane 0, replicates 0..3: regrets 50, 51, 52, 53.
    expect(cells[0]).toMatchObject({
      row: 'GP-UCB',
      column: 'ε = 0.01',
      measure: 'R_T/T',
      paper: { mean: 0.756, std: 0.21, n: 50 },
      verdict: 'not reproduced',
    });
    expect(cells[0].ours.mean).toBeCloseTo(51.5 / 400, 14);
  });
});

describe('reports', () => {
  it('count the steps between resets', () => {
    const { id, design } = DESIGNS.find((entry) => entry.id === 'et-fig7') as (typeof DESIGNS)[number];
    const [first] = fakeReport(id, design).resetTimes ?? [];
    // Resets at 12, 40 + r and 90: waits of 12, 28 + r and 50 − r for r = 0..3.
    const waits = first.counts.flatMap((count, i) => new Array(count).fill(i + 1));
    expect(waits).toEqual([12, 12, 12, 12, 28, 29, 30, 31, 47, 48, 49, 50]);
  });

  it('carry mean regret curves where the design asks for them', () => {
    const { id, design } = DESIGNS.find((entry) => entry.id === 'et-temperature') as (typeof DESIGNS)[number];
    const [, second] = fakeReport(id, design).curves ?? [];
    expect(second).toMatchObject({ row: 'R-GP-UCB', steps: Array.from({ length: 20 }, (_, i) => i + 1) });
    expect(second.mean).toEqual(new Array(20).fill(1));
    expect(second.se).toEqual(new Array(20).fill(0));
    expect(second).not.toHaveProperty('quantity');
  });

  it('say why a claim does not reproduce, and only there', () => {
    const { id, design } = DESIGNS.find((entry) => entry.id === 'et-fig2') as (typeof DESIGNS)[number];
    const claims = ['not reproduced', 'reproduced'].map((verdict) => ({
      text: verdict,
      check: () => ({ verdict: verdict as Verdict, detail: '' }),
      otherwise: 'T is unpublished.',
    }));
    const report = fakeReport(id, { ...design, claims });
    expect(report.claims.map(({ reason }) => reason)).toEqual(['T is unpublished.', undefined]);
    expect(reportText(report)).toContain('T is unpublished.');
  });

  it('carry the fingerprints of the first replicates of every cell: those of lane A alone in the page', () => {
    const design: Design = {
      setting: [],
      measures: [],
      claims: [],
      columns: ['a', 'b'].map((name, i) => ({
        name,
        scenario: smallWorld(i + 1),
        lanes: { SparQ: { algorithm: 'sparq-gp-ucb', parameters: {} } },
      })),
    };
    const tabulation = tabulate(design, FINGERPRINTED + 1);
    const { groups } = tabulation.plan;
    const results = jobsOf(tabulation.plan).map(({ group, replicate }) =>
      runJob(groups[group], replicate, backend),
    );
    const [experiment] = EXPERIMENTS;
    const report = createReport({ experiment, design, tabulation, results, backend: 'wasm', planKey: 'key' });
    const alone = (i: number) =>
      Array.from({ length: FINGERPRINTED }, (_, replicate) => {
        const [run] = runScenario(cellScenario(design.columns[i], 'SparQ', replicate), backend);
        return run.fingerprint;
      });
    expect(report.fingerprints).toEqual(
      ['a', 'b'].map((column, i) => ({
        row: 'SparQ',
        column,
        first: alone(i),
      })),
    );
  });

  it('name what the curves show where it is not the cumulative regret', () => {
    const quantityOf = (id: string) => {
      const design = DESIGNS.find((entry) => entry.id === id)?.design as Design;
      return new Set(fakeReport(id, design).curves?.map(({ quantity }) => quantity));
    };
    expect(quantityOf('bpt-fig2')).toEqual(new Set(['instant regret']));
    expect(quantityOf('bpt-fig3')).toEqual(new Set(['F1']));
    expect(quantityOf('bpt-variance')).toEqual(new Set(['σ^(p)', 'γ']));
  });
});
