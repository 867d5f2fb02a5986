import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCommandLine } from './built.ts';
import { driftlab, SMALL } from './support.ts';

const moduleOf = (kept: number) => `
import { defineAlgorithm, defineObjective, dropAtReset, every } from 'driftlab';
defineAlgorithm({
  id: 'restless',
  parameters: [
    { id: 'period', type: 'integer', label: 'Period', symbol: '', help: 'Steps between two restarts.', default: 4, min: 2, max: 2000 },
  ],
  slots: ({ period }) => ({ trigger: every(period), memory: dropAtReset(${kept}), acquisition: (mean, sd) => mean + 1.5 * sd }),
});
`;
const OWN = { ...SMALL, lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'restless' }] };
const folder = builtCommandLine({
  'own.json': JSON.stringify(OWN),
  'small.json': JSON.stringify(SMALL),
  'mine.js': moduleOf(2),
  'other.js': moduleOf(3),
  'boom.js': `import { defineAlgorithm } from 'driftlab';
defineAlgorithm({ id: 'restless', slots: () => ({ acquisition: () => { throw new Error('boom'); } }) });`,
  'broken.js': "throw new Error('no such thing');",
});

function run(...argv: string[]) {
  const program = join(folder, 'driftlab.js');
  return spawnSync(process.execPath, [program, ...argv], { cwd: folder, encoding: 'utf8' });
}
const printsOf = ({ stderr }: { stderr: string }) => [...stderr.matchAll(/\b[0-9a-f]{12}$/gm)].map(String);
const planOf = (file: string, scenario: string, workers: string) => {
  const flags = ['--replicates', '3', '--workers', workers, '--format', 'json'];
  const { stdout, stderr } = run('compare', scenario, ...flags, '--import', file);
  expect(stderr).not.toMatch(/^driftlab:/m);
  return JSON.parse(stdout);
};

const PATIENCE = { timeout: 90_000 };

describe('driftlab --import', PATIENCE, () => {
  const mine = () => planOf('mine.js', 'own.json', '0');

  it('runs a module whose algorithms every command then knows, worker threads too', () => {
    expect(run('run', 'own.json').stderr).toContain('names no algorithm: "restless"');
    expect(planOf('mine.js', 'own.json', '1')).toEqual(mine());
  });

  it('makes its text part of plan and fingerprint, where what it defines is run and nowhere else', async () => {
    const [own, other] = ['mine.js', 'other.js'].map((file) =>
      printsOf(run('--import', file, 'run', 'own.json')),
    );
    expect(own).toHaveLength(2);
    expect(other[0]).toBe(own[0]);
    expect(other[1]).not.toBe(own[1]);
    expect(planOf('other.js', 'own.json', '0').plan).not.toBe(mine().plan);
    const { stdout } = await driftlab(
      ['compare', 'small.json', '--replicates', '3', '--workers', '0', '--format', 'json'],
      { 'small.json': SMALL },
    );
    expect(planOf('mine.js', 'small.json', '0').plan).toBe(JSON.parse(stdout).plan);
  });

  it('says in one line where the algorithm of a module fails', () => {
    const said = 'In the acquisition at step 1: boom.\n';
    expect(run('run', 'own.json', '--import', 'boom.js')).toMatchObject({
      status: 2,
      stderr: `driftlab: Lane B: ${said}`,
    });
    const compare = ['compare', 'own.json', '--replicates', '2', '--workers', '1', '--import', 'boom.js'];
    const { status, stderr } = run(...compare);
    expect([status, stderr]).toEqual([2, `driftlab: replicate 0: ${said}`]);
  });

  it('says in one line what is wrong with a module', () => {
    expect(run('list', '--import', 'broken.js')).toMatchObject({
      status: 2,
      stderr: 'driftlab: --import broken.js: no such thing\n',
    });
    expect(run('list', '--import', 'mine.js', '--import', 'other.js').stderr).toContain(
      'algorithm "restless" is there already',
    );
  });
});
