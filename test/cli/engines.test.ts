import { describe, expect, it } from 'vitest';
import { wholeEngine } from '../../src/cli/engines/choice.ts';
import type { Io } from '../../src/cli/io.ts';
import { createArchivedPool } from '../../src/cli/pool/archived-pool.ts';
import { parseScenario } from '../../src/index.ts';
import { createLocalPool } from '../../src/plan/local-pool.ts';
import { type Job, type Plan, settingOf } from '../../src/plan/plan.ts';
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
    expect(stderr).toBe('driftlab: --engine runs on this machine; leave out --shard and --queue\n');
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
    const file = { 'small.json': { ...SMALL, engine: '0.1.0' } };
    const few = ['compare', 'small.json', '--replicates', '2', '--workers', '0'];
    expect((await driftlab(few, file)).stderr).toContain("made with engine 0.1.0; computed with today's, ");
    const asked = await driftlab([...few, '--engine', '0.1.0'], file);
    expect(asked.status).toBe(2);
    expect(asked.stderr).toContain("--engine 0.1.0: this command computes with today's engine alone");
  });
});
