import { describe, expect, it } from 'vitest';
import { compareLanes } from '../../src/replicates/comparison/compare-lanes.ts';
import { driftlab, lines, SMALL } from './support.ts';

const FLAGS = ['--replicates', '6', '--workers', '0'];
const compare = (...flags: string[]) =>
  driftlab(['compare', 'small.json', ...FLAGS, ...flags], { 'small.json': SMALL });

/** R_T/T of every lane and replicate, by `driftlab run`. */
async function regretsByRun(): Promise<number[][]> {
  const { stdout } = await driftlab(['run', 'small.json', '--replicates', '6'], { 'small.json': SMALL });
  const records = lines(stdout) as { lane: string; t: number; cumulativeRegret: number }[];
  return ['A', 'B'].map((letter) =>
    records
      .filter(({ lane, t }) => lane === letter && t === SMALL.horizon)
      .map(({ cumulativeRegret }) => cumulativeRegret / SMALL.horizon),
  );
}

describe('driftlab compare', () => {
  it('compares the very replicates that `run` makes', async () => {
    const { status, stdout } = await compare('--format', 'json');
    expect(status).toBe(0);
    const values = await regretsByRun();
    const found = JSON.parse(stdout);
    expect(found.values).toEqual(values);
    const expected = compareLanes([
      { name: 'A GP-UCB', values: values[0] },
      { name: 'B ET-GP-UCB', values: values[1] },
    ]);
    expect(found).toMatchObject(JSON.parse(JSON.stringify(expected)));
  });

  it('prints lanes by their mean, pairs with p-values, and ranks', async () => {
    const { stdout } = await compare();
    expect(stdout).toMatch(
      /^R_T\/T, average regret, 6 replicates: mean, 95 % interval, spread\n {2}lane +mean/,
    );
    expect(stdout).toMatch(
      /paired differences a − b, 95 % intervals\n.*p \(Holm\) +p \(always valid\)\n {2}A GP-UCB/,
    );
    expect(stdout).toMatch(
      /Friedman p [=<] ?[\d.]+; closer than [\d.]+ is not told apart at 5 % \(Nemenyi\)/,
    );
  });

  it('writes tables that other programs take', async () => {
    const { stdout: csv } = await compare('--format', 'csv');
    expect(csv).toMatch(/^# .*\nlane,mean,low,high,sd,median\n/);
    const { stdout: markdown } = await compare('--format', 'markdown');
    expect(markdown).toMatch(/\| lane \| mean \| low \|.*\n\|---\|---:\|/);
    const { stdout: latex } = await compare('--format', 'latex');
    expect(latex.match(/\\begin\{tabular\}/g)).toHaveLength(3);
    expect(latex).toContain('R\\_T/T');
  });

  it('says the same with any number of workers and after a resume', async () => {
    const { files, stdout } = await compare('--out', 'out.json');
    const [path] = Object.keys(files).filter((name) => name.endsWith('out.json'));
    const again = await driftlab(['compare', 'small.json', ...FLAGS, '--out', 'out.json', '--resume'], {
      'small.json': SMALL,
      'out.json': files[path],
    });
    expect(again.stdout).toBe(stdout);
    expect(again.files[path]).toBe(files[path]);
  });

  it('compares one lane with nothing, and refuses none', async () => {
    const one = { ...SMALL, lanes: SMALL.lanes.slice(0, 1) };
    const { stdout } = await driftlab(['compare', 'one.json', ...FLAGS], { 'one.json': one });
    expect(stdout).not.toContain('paired');
    const none = await driftlab(['compare', 'none.json', ...FLAGS], { 'none.json': { ...SMALL, lanes: [] } });
    expect(none).toMatchObject({ status: 2, stdout: '' });
    expect(none.stderr).toContain('lanes is empty');
  });

  it.each([
    [['--replicates', '1'], /--replicates must be an integer between 2 and 100000/],
    [['--of', 'luck'], /luck/],
    [['--resume'], /--resume needs --out/],
    [['--out', 'small.json'], /is the file that is read/],
  ])('refuses %j', async (flags, message) => {
    const { status, stderr } = await compare(...flags);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });
});
