import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { onPath } from '../../scripts/find/program.mjs';
import { SMALL } from '../cli/support.ts';
import { Chance } from '../faults/mutations.ts';
import { type Bench, createBench, ROOT } from './support.ts';

// The files of deploy/ for plans in parts are run as they stand. Where GNU parallel or Slurm is missing, a script of a few
// lines stands in for it; what is run then are the same command lines.

const installed = onPath(['parallel']);
const PLAN = ['compare', 'small.json', '--replicates', '12'];
const MATRIX_PART = /\$\{\{ matrix\.part \}\}/g;
const deploy = (...names: string[]) => join(ROOT, 'deploy', ...names);

let bench: Bench;
const sha256 = (name: string) =>
  createHash('sha256')
    .update(readFileSync(bench.path(name)))
    .digest('hex');
const sh = (command: string, env?: Readonly<Record<string, string>>) => {
  const { status, stderr } = bench.sh(command, env);
  expect(status, stderr).toBe(0);
  return stderr;
};

beforeAll(() => {
  if (!installed)
    console.log('GNU parallel is not here (on Debian: apt install parallel): a stand-in runs its commands');
  console.log('Slurm: a stand-in for sbatch runs its scripts');
  bench = createBench(installed ? ['sbatch'] : ['sbatch', 'parallel']);
  writeFileSync(bench.path('small.json'), JSON.stringify(SMALL));
  sh(`driftlab ${PLAN.join(' ')} --workers 0 --out whole.json`);
}, 120_000);
afterAll(() => rmSync(bench.folder, { recursive: true }));

describe('the same bytes', { timeout: 180_000 }, () => {
  it('of one process, two workers, and seven parts merged in random order', () => {
    sh(`driftlab ${PLAN.join(' ')} --workers 2 --out two.json`);
    expect(sha256('two.json')).toBe(sha256('whole.json'));
    for (let part = 1; part <= 7; part++)
      sh(`driftlab ${PLAN.join(' ')} --workers ${part % 3} --shard ${part}/7 --out ${part}.part`);
    const chance = new Chance(5);
    const order = [1, 2, 3, 4, 5, 6, 7]
      .map((part) => [chance.below(1e9), part])
      .toSorted(([a], [b]) => a - b)
      .map(([, part]) => `${part}.part`);
    sh(`driftlab merge ${order.join(' ')} --out merged.json`);
    expect(sha256('merged.json')).toBe(sha256('whole.json'));
  });

  it(`of deploy/parallel/run.sh, by ${installed ? 'GNU parallel' : 'a stand-in for GNU parallel'}`, () => {
    const env = { PARTS: '5', OUT: 'parallel.json' };
    sh(`${deploy('parallel/run.sh')} ${PLAN.join(' ')}`, env);
    expect(sha256('parallel.json')).toBe(sha256('whole.json'));
    rmSync(bench.path('parallel-parts/3.part'));
    rmSync(bench.path('parallel.json'));
    sh(`${deploy('parallel/run.sh')} ${PLAN.join(' ')}`, env);
    expect(sha256('parallel.json')).toBe(sha256('whole.json'));
  });

  it('of deploy/slurm/submit.sh, by a stand-in for sbatch', () => {
    sh(`${deploy('slurm/submit.sh')} ${PLAN.join(' ')}`, { PARTS: '4', OUT: 'slurm.json' });
    expect(sha256('slurm.json')).toBe(sha256('whole.json'));
  });

  it('of the commands in deploy/ci/sweep.yml, one matrix job after another', () => {
    const { env, jobs } = parse(readFileSync(deploy('ci/sweep.yml'), 'utf8'));
    const commandIn = (job: { steps: { run?: string }[] }) =>
      job.steps.flatMap(({ run }) => (run?.startsWith('driftlab') ? run : []));
    writeFileSync(bench.path('scenario.json'), JSON.stringify(SMALL));
    expect(jobs.part.strategy.matrix.part).toHaveLength(env.PARTS);
    sh('mkdir ci && cp scenario.json ci/');
    const inCi = { PARTS: String(env.PARTS), COMMAND: env.COMMAND };
    const [partCommand, ...rest] = commandIn(jobs.part);
    expect(rest).toEqual([]);
    for (const part of jobs.part.strategy.matrix.part)
      sh(`cd ci; ${partCommand.replace(MATRIX_PART, String(part))}`, inCi);
    for (const command of commandIn(jobs.whole)) sh(`cd ci; ${command}`, inCi);
    sh(`driftlab $COMMAND --workers 2 --out ci-whole.json`, inCi);
    expect(sha256('ci/whole.json')).toBe(sha256('ci-whole.json'));
  });

  it('of the containers in deploy/kubernetes/indexed-job.yaml and merge-job.yaml', () => {
    const containerOf = (file: string) => {
      const documents = parseAllDocuments(readFileSync(deploy('kubernetes', file), 'utf8')).map((doc) =>
        doc.toJS(),
      );
      const { spec } = documents.find(({ kind }) => kind === 'Job');
      const [{ command, args, env }] = spec.template.spec.containers;
      expect(command).toEqual(['sh', '-eu', '-c']);
      const values = env.map(({ name, value }: { name: string; value: string }) => [name, value]);
      return { spec, script: args[0] as string, env: Object.fromEntries(values) as Record<string, string> };
    };
    const parts = containerOf('indexed-job.yaml');
    const merge = containerOf('merge-job.yaml');
    expect(Number(parts.env.PARTS)).toBe(parts.spec.completions);
    sh('mkdir pods');
    const here = { COMMAND: PLAN.join(' '), PARTS: '3', RESULTS: 'pods' };
    const pod = (index: number) =>
      sh(parts.script, { ...parts.env, ...here, JOB_COMPLETION_INDEX: String(index) });
    for (const index of [2, 0, 1]) pod(index);
    // A pod that was lost in the middle of a line: the one after it writes on in the same file.
    const lost = bench.path('pods/2.part');
    const { size, ino } = statSync(lost);
    truncateSync(lost, Math.floor(size / 2));
    pod(1);
    expect(statSync(lost)).toMatchObject({ size, ino });
    sh(merge.script, { ...merge.env, ...here });
    expect(sha256('pods/whole.json')).toBe(sha256('whole.json'));
  });
});
