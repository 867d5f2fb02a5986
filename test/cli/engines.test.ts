import { describe, expect, it } from 'vitest';
import { wholeEngine } from '../../src/cli/engines/choice.ts';
import type { Io } from '../../src/cli/io.ts';
import { createArchivedPool } from '../../src/cli/pool/archived-pool.ts';
import { decodeLink, ENGINE_VERSION, parseScenario } from '../../src/index.ts';
import { createLocalPool } from '../../src/plan/local-pool.ts';
import { type Job, type Plan, settingOf } from '../../src/plan/plan.ts';
import { linksOf } from '../archive/corpus.ts';
import { ENGINES } from '../archive/replay.ts';
import { backend } from '../engine/support.ts';
import { TABLE_CSV } from '../experiments/support.ts';
import { driftlab, SMALL } from './support.ts';

const FROM = ['--engines-from', ENGINES];
const OLD = wholeEngine('0.1.0', { enginesFrom: ENGINES } as Io);

describe('a plan in an archived engine', () => {
  it('has the results of that engine, which are today’s where both compute alike', async () => {
    const { lanes, ...world } = parseScenario(SMALL);
    const plan: Plan = {
      groups: [{ scenario: { ...world, lanes: [] }, lanes: lanes.map(settingOf), curvePoints: 3 }],
      replicates: 3,
    };
    const [theirs, ours] = [createArchivedPool(OLD, plan.groups, 2), createLocalPool(plan.groups, backend)];
    const jobs: Job[] = [0, 1, 2].map((replicate) => ({ group: 0, replicate }));
    const results = await Promise.all(jobs.map(theirs.run));
    theirs.close();
    for (const [i, result] of results.entries())
      expect(await ours.run(jobs[i])).toMatchObject(result as object);
  });

  it('is refused by the name of what the engine does not know', async () => {
    const csv = ['--csv', '/lab/table.csv', '--runs', '2'];
    const { status, stderr } = await driftlab(
      ['reproduce', 'et-temperature', ...csv, '--engine', '0.1.0', ...FROM],
      { 'table.csv': TABLE_CSV },
    );
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr:
        'driftlab: Engine 0.1.0 does not know lanes[3].parameters.onTables = "fitted"; run this with today’s engine.\n',
    });
  });

  it('goes by neither parts nor queue', async () => {
    const { status, stderr } = await driftlab([
      ...['reproduce', 'et-fig2', '--shard', '1/2', '--out', 'a.json'],
      ...['--engine', '0.1.0', ...FROM],
    ]);
    expect(status).toBe(2);
    expect(stderr).toBe('driftlab: engine 0.1.0 runs on this machine alone; leave out --shard and --queue\n');
  });
});

describe('--engine', () => {
  it('chooses for files and scenes as for links', async () => {
    const run = (...more: string[]) =>
      driftlab(['run', 'small.json', ...more, ...FROM], { 'small.json': { ...SMALL, engine: '0.1.0' } });
    const prints = (text: string) => text.match(/fingerprint \w replicate 0 \w+/g);
    const [own, today, named] = [await run(), await run('--engine', 'today'), await run('--engine', '0.1.0')];
    expect(own.stderr).toContain('engine 0.1.0, archived');
    expect(named.stderr).toBe(own.stderr);
    expect(today.stderr).not.toContain('archived');
    expect(prints(today.stderr)).toHaveLength(2);
    expect(prints(today.stderr)).not.toEqual(prints(own.stderr));
  });

  it('says so where a command computes with today’s engine alone', async () => {
    const file = { 'small.json': OLD_FILE };
    expect((await driftlab(['bounds', 'small.json'], file)).stderr).toContain(
      "made with engine 0.1.0; computed with today's, ",
    );
    const asked = await driftlab(['bounds', 'small.json', '--engine', '0.1.0'], file);
    expect(asked.status).toBe(2);
    expect(asked.stderr).toContain("--engine 0.1.0: this command computes with today's engine alone");
  });
});

const OLD_FILE = { ...SMALL, engine: '0.1.0' };
const HERE = ['--workers', '0', ...FROM];
const FEW = ['--replicates', '2', ...HERE];

describe.each([
  ['compare', ['compare', 'small.json', ...FEW]],
  ['sweep', ['sweep', 'small.json', '--vary', 'noiseVariance=0.01,0.1', ...FEW]],
  ['map', ['map', 'small.json', '--across', 'noiseVariance=0.01', '--most', '8', ...HERE]],
])('%s of what an older engine made', (_, command) => {
  const run = (scenario: object, ...more: string[]) =>
    driftlab([...command, '--format', 'json', ...more], { 'small.json': scenario });

  it('runs in that engine, and names it: here its numbers are today’s', async () => {
    const [own, today] = [await run(OLD_FILE), await run(OLD_FILE, '--engine', 'today')];
    expect([own.status, today.status]).toEqual([0, 0]);
    expect(own.stderr).toContain('engine 0.1.0, archived\n');
    expect(today.stderr).not.toContain('0.1.0');
    const [theirs, ours] = [own, today].map(({ stdout }) => JSON.parse(stdout));
    expect([theirs.engine, ours.engine]).toEqual(['0.1.0', ENGINE_VERSION]);
    expect(theirs.plan).not.toBe(ours.plan);
    const kept = theirs.values ?? theirs.summary ?? theirs.cells;
    expect(kept).toEqual(ours.values ?? ours.summary ?? ours.cells);
  });

  it('is refused by the name of what that engine does not know', async () => {
    const { status, stderr } = await run({ ...OLD_FILE, lanes: [{ algorithm: 'w-dbo' }, ...SMALL.lanes] });
    expect(status).toBe(2);
    expect(stderr).toContain(
      'driftlab: Engine 0.1.0 does not know lane A’s algorithm = "w-dbo"; run this with today’s engine.',
    );
  });
});

describe('open', () => {
  it('keeps a link’s engine in the scenario, which then runs in it', async () => {
    const { stdout } = await driftlab(['open', linksOf('0.1.0')[5].link]);
    expect(JSON.parse(stdout).engine).toBe('0.1.0');
    const { stderr } = await driftlab(['run', 'opened.json', ...FROM], { 'opened.json': stdout });
    expect(stderr).toContain('engine 0.1.0, archived\n');
    const today = await driftlab(['open', linksOf(ENGINE_VERSION)[5].link]);
    expect(JSON.parse(today.stdout)).not.toHaveProperty('engine');
  });
});

describe('compare in an older engine', () => {
  const refused = async (...flags: string[]) => {
    const { status, stderr } = await driftlab(['compare', 'small.json', ...FEW, ...flags], {
      'small.json': OLD_FILE,
    });
    expect(status).toBe(2);
    return stderr;
  };

  it('has no measure that it does not keep, and no picture', async () => {
    expect(await refused('--of', 'last')).toBe(
      'driftlab: --of last: engine 0.1.0 does not keep the last regret of a replicate; it has total, average, resets, --engine today has all\n',
    );
    expect(await refused('--format', 'svg')).toMatch(
      /^driftlab: engine 0\.1\.0 computes this comparison, and pictures are drawn of today's alone/,
    );
  });

  it('writes a link that comes back to the same engine', async () => {
    const methods = await driftlab(['compare', 'small.json', ...FEW, '--format', 'methods'], {
      'small.json': OLD_FILE,
    });
    const [, link] =
      /Driftlab, engine 0\.1\.0 \(#compare\/of=average\/(v2\.[\w.-]+)/.exec(methods.stdout) ?? [];
    expect(decodeLink(link).engine).toBe('0.1.0');
  });
});
