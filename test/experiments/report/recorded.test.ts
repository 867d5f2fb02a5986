import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../src/engine/run-scenario.ts';
import { etTable2 } from '../../../src/experiments/et/table2.ts';
import { EVENT } from '../../../src/experiments/et/variation-budget-lanes.ts';
import { experimentById } from '../../../src/experiments/registry.ts';
import { looksOf } from '../../../src/experiments/report/looks.ts';
import { resultsMarkdown } from '../../../src/experiments/report/markdown.ts';
import {
  cautionsOf,
  commandOf,
  inOrder,
  origin,
  type Recorded,
  reasonOf,
  shownVerdicts,
  verdictCounts,
} from '../../../src/experiments/report/recorded.ts';
import { cellScenario } from '../../../src/experiments/report/tabulate.ts';
import type { Column, Design } from '../../../src/experiments/spec.ts';
import { summarise } from '../../../src/replicates/statistics.ts';
import { backend, fingerprintUnder } from '../../engine/support.ts';

const etTable2Columns = (etTable2.design as Design).columns;

const REPORT: Recorded = {
  id: 'et-table3',
  title: 'Resets against δ_B',
  source: 'A paper, Table 3',
  date: '2026-11-21',
  engineVersion: '0.1.0',
  backend: 'wasm',
  runs: 2,
  plan: '0123456789ab',
  setting: ['T = 400.'],
  cells: [
    {
      row: 'a',
      column: 'x',
      measure: 'R_T',
      paper: { mean: 191.4, std: null, n: 30 },
      ours: summarise([210, 230]),
      verdict: 'not reproduced',
    },
    { row: 'b', column: 'x', measure: 'R_T', paper: null, ours: summarise([1, 2]), verdict: null },
  ],
  claims: [
    { text: 'As printed', verdict: 'not reproduced', detail: '0 of 1 cells' },
    { text: 'a | b', verdict: 'order reproduced', detail: 'p < 0.001' },
  ],
  resetTimes: [{ row: 'a', column: 'x', counts: [0, 2, 1] }],
};

describe('recorded reports', () => {
  it('say how to get them again, with a table where they are on data', () => {
    expect(commandOf(REPORT)).toBe('npm run -s driftlab -- reproduce et-table3 --runs 2');
    expect(commandOf({ id: 'et-temperature', runs: 50 })).toMatch(/--runs 50 --csv <table>$/);
  });

  it('say how many claims hold, and where they come from', () => {
    expect(verdictCounts(REPORT)).toBe('1 order reproduced, 1 not reproduced of 2 claims');
    const [first, second] = REPORT.claims;
    const read = { ...second, verdict: 'undecided', runsNeeded: 1400, ours: true } as const;
    expect(verdictCounts({ ...REPORT, claims: [first, read] })).toBe(
      '1 not reproduced of 1 claim; 1 undecided of 1 reading of our own',
    );
    const end = 'on 2026-11-21, engine 0.1.0 (wasm), plan 0123456789ab';
    expect(origin({ ...REPORT, runs: 50 })).toBe(`50 runs ${end}`);
    expect(origin(REPORT)).toBe(`2 runs instead of 50, for want of computing time, ${end}`);
  });

  it('get no verdict on data that say nothing about the paper’s figure; those of a reader’s own table do', () => {
    const elsewhere = { ...REPORT, id: 'et-temperature' };
    expect(shownVerdicts(elsewhere)).toEqual([null, null]);
    expect(verdictCounts(elsewhere)).toBe('2 without a verdict of 2 claims');
    expect(cautionsOf(elsewhere)).toEqual([expect.stringContaining('not on the paper’s temperatures')]);
    const text = resultsMarkdown([elsewhere]);
    expect(text).toContain(`**${cautionsOf(elsewhere)[0]}**`);
    expect(text).toContain('| without a verdict | a \\| b |');
    const { date, ...own } = elsewhere;
    expect(shownVerdicts(own)).toEqual(['not reproduced', 'order reproduced']);
    expect(cautionsOf(own)).toEqual([]);
  });

  it('say above the claims that the paper’s functions are not known, whoever ran it', () => {
    const { date, ...own } = { ...REPORT, id: 'et-table2' };
    for (const report of [own, { ...own, date }])
      expect(cautionsOf(report)).toEqual([expect.stringMatching(/^The paper’s functions are unpublished/)]);
    expect(cautionsOf(REPORT)).toEqual([]);
  });

  it('stand in the order of the experiments', () => {
    const first = { ...REPORT, id: 'et-table1' };
    expect(inOrder([REPORT, first])).toEqual([first, REPORT]);
  });
});

describe('resultsMarkdown', () => {
  const text = resultsMarkdown([REPORT]);

  it('shows the paper’s figure beside ours, what does not reproduce too', () => {
    expect(text).toContain('| a | x | 191.4 | 220.0 ± 10.00 | 2 | not reproduced |');
    expect(text).toContain('| b | x | – | 1.500 ± 0.500 | 2 | – |');
    expect(text).toMatch(
      /\| not reproduced \| As printed \| Recorded with engine 0\.1\.0 .* again\. 0 of 1 cells \|/,
    );
    expect(text).toContain('Steps between resets');
  });

  it('keeps table cells whole', () => {
    expect(text).toContain('| order reproduced | a \\| b | p < 0.001 |');
  });

  it('marks what is our own reading, and says how many runs would decide', () => {
    const claims = [{ text: 'a', verdict: 'undecided', detail: '', runsNeeded: 1400, ours: true }] as const;
    expect(resultsMarkdown([{ ...REPORT, claims }])).toContain(
      '| undecided at n = 2; about 1,400 runs would decide | a (our own reading) |',
    );
    const open = [{ ...claims[0], runsNeeded: null }];
    expect(resultsMarkdown([{ ...REPORT, claims: open }])).toContain('a million runs would hardly decide');
  });

  it('says so when nothing has been recorded', () => {
    expect(resultsMarkdown([])).toBe('No result has been recorded yet.\n');
  });
});

describe('docs/reproductions.md', () => {
  const folder = new URL('../../../results/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const reports = names.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded);

  it('holds exactly the recorded results; `npm run reproductions` writes them', () => {
    const document = readFileSync(new URL('../../../docs/reproductions.md', import.meta.url), 'utf8');
    expect(document).toContain(`-->\n\n${resultsMarkdown(reports)}\n<!-- end of results -->`);
  });

  it('says of every claim that does not reproduce why, and what was tried', () => {
    for (const report of reports)
      for (const claim of report.claims) {
        const reason = reasonOf(report, claim);
        if (claim.verdict === 'not reproduced') expect(reason, `${report.id}: ${claim.text}`).toMatch(/\.$/);
        else expect(reason).toBeUndefined();
      }
  });

  it('holds the fingerprint of the run behind a cell', () => {
    const report = reports.find(({ id }) => id === 'et-table2');
    const found = report?.fingerprints?.find(({ row }) => row === EVENT);
    const column = etTable2Columns.find(({ name }) => name === found?.column) as Column;
    const runs = [0, 1].map((replicate) => {
      const [run] = runScenario(cellScenario(column, EVENT, replicate), backend);
      // Under the version that recorded it: no later one changed these records.
      return fingerprintUnder(report?.engineVersion, run.records);
    });
    expect(found?.first.slice(0, 2)).toEqual(runs);
  });

  it('says at how many runs its claims were judged before, as the experiment does', () => {
    for (const { id, runs, setting } of reports)
      expect(
        setting.filter((sentence) => sentence.startsWith('Judged before')),
        id,
      ).toEqual(looksOf(experimentById(id) ?? {}, runs).says);
  });

  it('knows every result’s experiment and day', () => {
    for (const [i, { id, date }] of reports.entries()) {
      expect(names[i]).toBe(`${id}.json`);
      expect(experimentById(id), id).toBeDefined();
      expect(date, id).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});
