import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/experiments/report/report.ts';
import { TABLE_CSV } from '../experiments/support.ts';
import { builtCommandLine } from './built.ts';
import { driftlab } from './support.ts';

const SMALL = ['reproduce', 'et-temperature', '--csv', '/lab/table.csv', '--runs', '3', '--workers', '0'];
const FILES = { 'table.csv': TABLE_CSV };

describe('driftlab reproduce', () => {
  it('without an id lists the experiments', async () => {
    const { status, stdout } = await driftlab(['reproduce']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^et-table1 {2}.+ \(50 runs\)\n/);
    expect(stdout).toMatch(/\net-temperature {2}.+ \(50 runs, needs --csv\)\n/);
  });

  it('prints setting, figures and a verdict per claim', async () => {
    const { status, stdout, stderr } = await driftlab(SMALL, FILES);
    expect(status).toBe(0);
    expect(stdout).toContain('Setting (3 runs, engine ');
    expect(stdout).toContain('Table table.csv: 3 arms; the first 10 rows set the z-score');
    expect(stdout).toMatch(/\n {2}ET-GP-UCB +table\.csv +– +\d\.\d{3} ± \d\.\d{3} +3 +–\n/);
    expect(stdout).toMatch(
      /\n {2}(ORDER REPRODUCED|NOT REPRODUCED|UNDECIDED): ET-GP-UCB outperforms all others\n/,
    );
    expect(stderr).toContain('100 % of 360 steps\n');
  });

  it('writes the same report as JSON, to the file and to standard output', async () => {
    const { stdout, files } = await driftlab([...SMALL, '--json', '--out', 'a.json'], FILES);
    expect(files['/lab/a.json']).toBe(stdout);
    const report: Report = JSON.parse(stdout);
    expect(report).toMatchObject({ id: 'et-temperature', runs: 3 });
    expect(report.cells).toHaveLength(12);
    expect(Object.keys(report.cells[0])).toEqual(['row', 'column', 'measure', 'paper', 'ours', 'verdict']);
    expect(report.cells[0].ours).toMatchObject({ n: 3, mean: expect.any(Number), se: expect.any(Number) });
  });

  it('prints figures and claims as tables of CSV, Markdown and LaTeX', async () => {
    const of = async (format: string) => (await driftlab([...SMALL, '--format', format], FILES)).stdout;
    const report: Report = JSON.parse(await of('json'));
    const [cell] = report.cells;
    const csv = await of('csv');
    expect(csv).toContain(
      `# et-temperature: ${cell.measure}\nrow,column,paper,paper std,ours,standard error,n,verdict\n`,
    );
    expect(csv).toContain(`\n${cell.row},table.csv,,,${cell.ours.mean},${cell.ours.se},3,\n`);
    expect(csv.match(/^# /gm)).toHaveLength(new Set(report.cells.map(({ measure }) => measure)).size + 1);
    for (const { verdict, text } of report.claims)
      expect(csv).toMatch(new RegExp(`${text}"?,(ours|the paper’s),${verdict},\\d*,`));
    expect(await of('markdown')).toMatch(
      /\| ET-GP-UCB \| table\.csv \| – \| – \| \d\.\d{3} \| \d\.\d{3} \| 3 \| – \|/,
    );
    expect(await of('latex')).toMatch(
      / {2}ET-GP-UCB & table\.csv & -- & -- & \d\.\d{3} & \d\.\d{3} & 3 & -- \\\\\n/,
    );
  });

  it('with --resume takes a complete file as it is', async () => {
    const { files, stdout } = await driftlab([...SMALL, '--json', '--out', 'a.json'], FILES);
    const again = await driftlab([...SMALL, '--json', '--out', 'a.json', '--resume'], {
      ...FILES,
      'a.json': files['/lab/a.json'],
    });
    expect(again).toMatchObject({ status: 0, stdout, stderr: '' });
    expect(again.files['/lab/a.json']).toBe(files['/lab/a.json']);
  });

  it.each([
    [['reproduce', 'et-tabel1'], /no experiment is called "et-tabel1"; .*et-table1/],
    [['reproduce', 'et-table1', '--runs', '1'], /--runs must be an integer between 2 and 100000, got 1/],
    [['reproduce', 'et-table1', '--workers', '-1'], /--workers must be an integer between 0 and 256, got -1/],
    [['reproduce', 'et-table1', '--format', 'svg'], /--format .*svg.* is invalid|Allowed choices are/],
    [['reproduce', 'et-table1', '--format', 'csv', '--json'], /--json/],
    [['reproduce', 'et-table1', '--resume'], /--resume needs --out/],
    [['reproduce', 'et-temperature'], /et-temperature needs --csv/],
    [['reproduce', 'et-table1', '--csv', '/lab/table.csv'], /leave out --csv/],
    [['reproduce', 'et-temperature', '--csv', '/lab/flat.csv'], /Column a: all 2 training values are equal/],
    [[...SMALL, '--out', 'foreign.json', '--resume'], /foreign\.json holds no results of et-temperature/],
  ])('%j ends with status 2 and one line', async (argv, message) => {
    const { status, stdout, stderr } = await driftlab(argv, {
      ...FILES,
      'flat.csv': 't,a,b\n1,5,1\n2,5,2\n3,5,3\n4,5,4\n',
      'foreign.json': '{"cells": [], "plan": "another"}',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

/** The bundle in a folder of its own, with worker threads and signals. */
describe('the bundled driftlab reproduce', () => {
  const rows = Array.from({ length: 400 }, (_, t) =>
    [t, ...Array.from({ length: 12 }, (_, arm) => ((t + 7 * arm) * (arm + 3)) % 101)].join(','),
  );
  const header = ['t', ...Array.from({ length: 12 }, (_, arm) => `s${arm}`)].join(',');
  const folder = builtCommandLine({ 'table.csv': `${[header, ...rows].join('\n')}\n` });
  const program = join(folder, 'driftlab.js');
  const command = (out: string, ...flags: string[]) =>
    [program, 'reproduce', 'et-temperature', '--csv', 'table.csv', '--runs', '16', '--out', out].concat(
      flags,
    );
  const run = (out: string, ...flags: string[]) =>
    spawnSync(process.execPath, command(out, ...flags), { encoding: 'utf8', cwd: folder });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  /** Starts a run and sends it a signal after three tenths of the work. */
  async function interrupted(out: string, signal: 'SIGKILL' | 'SIGINT') {
    const child: ChildProcess = spawn(process.execPath, command(out, '--workers', '2'), { cwd: folder });
    let messages = '';
    child.stderr?.on('data', (text) => {
      messages += text;
      if (!child.killed && messages.includes('30 %')) child.kill(signal);
    });
    const status = await new Promise((done) => child.once('close', done));
    return { status, messages };
  }

  beforeAll(() => void run('whole.json', '--workers', '2'), 180_000);

  it('writes identical files whatever the number of workers', () => {
    expect(JSON.parse(read('whole.json')).runs).toBe(16);
    for (const workers of ['0', '1']) {
      expect(run(`w${workers}.json`, '--workers', workers).status).toBe(0);
      expect(read(`w${workers}.json`)).toBe(read('whole.json'));
    }
  }, 180_000);

  it('resumes a killed run to the identical file', async () => {
    await interrupted('killed.json', 'SIGKILL');
    const lines = read('killed.json').split('\n').length;
    expect(read('killed.json')).toMatch(/^\{"partial":"et-temperature"/);
    expect(lines).toBeGreaterThan(5);
    expect(lines).toBeLessThan(17);
    expect(run('killed.json', '--resume', '--workers', '1').status).toBe(0);
    expect(read('killed.json')).toBe(read('whole.json'));
  }, 180_000);

  it('stops at Ctrl-C, says how to go on, and goes on', async () => {
    const { status, messages } = await interrupted('stopped.json', 'SIGINT');
    expect(status).toBe(130);
    expect(messages).toContain('stopped; go on with --out stopped.json --resume\n');
    expect(run('stopped.json', '--resume').status).toBe(0);
    expect(read('stopped.json')).toBe(read('whole.json'));
  }, 180_000);
});
