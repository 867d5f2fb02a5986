import { describe, expect, it } from 'vitest';
import { driftlab, SMALL } from './support.ts';

const FLAGS = ['--replicates', '4', '--workers', '0'];
const VARY = ['--vary', 'lanes.B.parameters.lowerSteps=1,3', '--vary', 'noiseVariance=0.01,0.1'];
const sweep = (...flags: string[]) =>
  driftlab(['sweep', 'small.json', ...FLAGS, ...flags], { 'small.json': SMALL });

interface Row {
  readonly values: readonly unknown[];
  readonly lane: string;
  readonly replicate: number;
  readonly average: number;
}

describe('driftlab sweep', () => {
  it('runs every combination as `compare` runs a scenario that has its values', async () => {
    const { status, stdout } = await sweep(...VARY, '--format', 'json');
    expect(status).toBe(0);
    const { rows, axes, summary } = JSON.parse(stdout);
    expect(axes).toEqual([
      { path: 'lanes.B.parameters.lowerSteps', values: ['1', '3'] },
      { path: 'noiseVariance', values: ['0.01', '0.1'] },
    ]);
    expect(rows).toHaveLength(2 * 2 * 2 * 4);
    expect(summary).toHaveLength(2 * 2 * 2);
    for (const lowerSteps of [1, 3])
      for (const noiseVariance of [0.01, 0.1]) {
        const changed = {
          ...SMALL,
          noiseVariance,
          lanes: [SMALL.lanes[0], { algorithm: 'et-gp-ucb', parameters: { lowerSteps } }],
        };
        const alone = await driftlab(['compare', 'c.json', ...FLAGS, '--format', 'json'], {
          'c.json': changed,
        });
        const { values, lanes } = JSON.parse(alone.stdout);
        const own = (row: Row) => row.values[0] === lowerSteps && row.values[1] === noiseVariance;
        for (const [i, letter] of ['A', 'B'].entries()) {
          const mine = rows.filter((row: Row) => own(row) && row.lane === letter);
          expect(mine.map((row: Row) => row.replicate)).toEqual([0, 1, 2, 3]);
          expect(mine.map((row: Row) => row.average)).toEqual(values[i]);
          const { mean, sd, low, high } = lanes[i];
          const summed = summary.find((entry: Row) => own(entry) && entry.lane === letter);
          expect(summed).toMatchObject({ mean, sd, low, high, n: 4 });
        }
      }
  });

  it('runs a lane that the values leave alone once', async () => {
    const { stderr } = await sweep('--vary', 'lanes.B.parameters.lowerSteps=1,2,3');
    expect(stderr).toContain(`100 % of ${4 * 4 * SMALL.horizon} steps`);
  });

  it('prints a summary as a table, and every value as CSV', async () => {
    const { stdout: table } = await sweep(...VARY);
    expect(table).toMatch(
      /^R_T\/T, average regret, 4 replicates: .*\n +lanes\.B\.parameters\.lowerSteps +noiseVariance +lane +mean +std +n +low +high\n/,
    );
    expect(table.trim().split('\n')).toHaveLength(2 + 8);
    expect((await sweep(...VARY, '--format', 'latex')).stdout).toContain('\\begin{tabular}{lrrrrrrr}');
    expect((await sweep(...VARY, '--format', 'markdown')).stdout).toContain('| 1 | 0.01 | A gp-ucb |');
    const [head, first, ...rest] = (await sweep(...VARY, '--format', 'csv')).stdout.trim().split('\n');
    expect(head).toBe(
      'lanes.B.parameters.lowerSteps,noiseVariance,lane,algorithm,replicate,total,average,per-query,last,offline,before-change,f1,resets,sideQueries',
    );
    expect(first).toMatch(/^1,0\.01,A,gp-ucb,0,[\d.]+,[\d.]+,,[\d.e-]+,[\d.e-]+,[\d.e-]+,,\d+,0$/);
    expect(rest).toHaveLength(31);
  });

  it('writes a figure that Plotly opens: a line for each lane and value of the second axis', async () => {
    const { summary } = JSON.parse((await sweep(...VARY, '--format', 'json')).stdout);
    const { data, layout } = JSON.parse((await sweep(...VARY, '--format', 'plotly')).stdout);
    expect(data.map(({ name }: { name: string }) => name)).toEqual([
      'A gp-ucb, noiseVariance = 0.01',
      'B et-gp-ucb, noiseVariance = 0.01',
      'A gp-ucb, noiseVariance = 0.1',
      'B et-gp-ucb, noiseVariance = 0.1',
    ]);
    for (const [i, { x, y, error_y }] of data.entries()) {
      expect(x).toEqual([1, 3]);
      const own = summary.filter(
        ({ values, lane }: Row) => values[1] === [0.01, 0.1][i >> 1] && lane === 'AB'[i % 2],
      );
      expect(y).toEqual(own.map(({ mean }: { mean: number }) => mean));
      for (const k of [0, 1]) expect(y[k] + error_y.array[k]).toBeCloseTo(own[k].high, 12);
    }
    expect(layout.xaxis.title.text).toBe('lanes.B.parameters.lowerSteps');
    expect(layout.yaxis.title.text).toBe('R_T/T, average regret');
  });

  it('varies lists, words and algorithms', async () => {
    const flags = [
      '--vary',
      'objective.parameters.changes=3,6;9',
      '--vary',
      'lanes.A.algorithm=random,gp-ucb',
    ];
    const { stdout } = await sweep(...flags, '--format', 'json');
    const { summary } = JSON.parse(stdout);
    expect(summary.map(({ values }: Row) => values)).toContainEqual([[3, 6], 'random']);
    expect(summary.map(({ values }: Row) => values)).toContainEqual([[9], 'gp-ucb']);
  });

  it('goes on from its partial file to the same bytes', async () => {
    const { files, stdout } = await sweep(...VARY, '--out', 'out.json');
    const again = await driftlab(
      ['sweep', 'small.json', ...FLAGS, ...VARY, '--out', 'out.json', '--resume'],
      {
        'small.json': SMALL,
        'out.json': files['/lab/out.json'],
      },
    );
    expect(again).toMatchObject({ status: 0, stdout, stderr: '' });
    expect(again.files['/lab/out.json']).toBe(files['/lab/out.json']);
  });

  it.each([
    [[], '--vary is missing'],
    [['--vary', 'seed'], 'has no value to vary in "seed"'],
    [['--vary', 'seed='], 'has no value to vary in "seed="'],
    [['--vary', 'seed=1,1'], 'seed is to be "1" twice'],
    [['--vary', 'seed=1', '--vary', 'seed=2'], 'seed is varied twice'],
    [['--vary', 'noiseVariance=-1,1'], 'noiseVariance must be'],
    [['--vary', 'lanes.B.parameters.lowerStep=1'], 'did you mean "lowerSteps"'],
    [['--vary', 'lanes.D.parameters.lowerSteps=1'], 'its lanes are lanes.A.…, lanes.B.…'],
    [['--vary', `seed=${Array.from({ length: 10_001 }, (_, i) => i).join(',')}`], 'at most 10000 can be'],
    [
      ['--vary', 'lanes.B.parameters.lowerSteps=1', '--vary', 'lanes.B.algorithm=random'],
      'lanes.B.parameters.lowerSteps is undone by what is varied after it',
    ],
    [['--vary', 'seed=1', '--of', 'f1'], '--of f1: lane A has no F1 score'],
  ])('refuses %j', async (flags, message) => {
    const { status, stdout, stderr } = await sweep(...flags);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
