import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCommandLine } from '../cli/built.ts';
import { driftlab } from '../cli/support.ts';
import { Chance, mutatedText } from './mutations.ts';

// A comparison that is cut off, killed, doubled or lied to ends in the same bytes, or in a refusal.

const scenario = (
  horizon: number,
  lanes: readonly object[] = [{ algorithm: 'gp-ucb' }, { algorithm: 'random' }],
) => ({
  horizon,
  objective: { id: 'abrupt-change-1d', parameters: { changes: [3] } },
  grid: { pointsPerDimension: 10 },
  lanes,
});
const FLAGS = ['compare', 's.json', '--replicates', '3', '--workers', '0', '--out', 'c.json'];
const compare = (given: Readonly<Record<string, unknown>>, ...more: string[]) =>
  driftlab([...FLAGS, ...more], { 's.json': scenario(5), ...given });
const fileIn = ({ files }: Awaited<ReturnType<typeof compare>>) =>
  Object.entries(files).find(([path]) => path.endsWith('c.json'))?.[1] ?? '';

/** The partial file that a run leaves behind which is stopped at its end. */
async function partial(): Promise<string> {
  const { partialHeader, partialLine } = await import('../../src/plan/partial.ts');
  const { fingerprintPlan, jobKeys } = await import('../../src/plan/keys.ts');
  const { jobsOf } = await import('../../src/plan/plan.ts');
  const { runJob } = await import('../../src/plan/run-job.ts');
  const { parseScenario } = await import('../../src/index.ts');
  const { backend } = await import('../engine/support.ts');
  const whole = parseScenario(scenario(5));
  const lanes = whole.lanes.map(({ id, label: _, ...setup }) => ({ lane: id, ...setup }));
  const plan = { groups: [{ scenario: whole, lanes, curvePoints: 0 }], replicates: 3 };
  const keyOf = jobKeys(plan, backend.name);
  const body = jobsOf(plan).map((job) =>
    partialLine(keyOf(job), runJob(plan.groups[0], job.replicate, backend)),
  );
  return partialHeader('compare', fingerprintPlan(plan, backend.name)) + body.join('');
}

describe('a comparison', () => {
  it('goes on from a partial file cut off anywhere, to the same bytes', { timeout: 60_000 }, async () => {
    const whole = fileIn(await compare({}));
    const text = await partial();
    for (let cut = 0; cut <= text.length; cut += 7) {
      const { status, stderr, ...rest } = await compare({ 'c.json': text.slice(0, cut) }, '--resume');
      if (status === 0) expect(fileIn({ status, stderr, ...rest })).toBe(whole);
      else expect([status, stderr]).toEqual([2, expect.stringContaining('holds no results of compare')]);
    }
  });

  it('takes no partial file with slips in it for another one', { timeout: 60_000 }, async () => {
    const whole = fileIn(await compare({}));
    const header = (await partial()).split('\n')[0];
    const chance = new Chance(41);
    for (let n = 0; n < 60; n++) {
      const text = `${mutatedText(header, chance)}\n`;
      const done = await compare({ 'c.json': text }, '--resume');
      if (done.status === 0) expect(fileIn(done)).toBe(whole);
      else expect(done.status).toBe(2);
    }
  });

  it('refuses to go on from what sums up another quantity, or nothing', async () => {
    const other = fileIn(await compare({}, '--of', 'resets'));
    const { plan } = JSON.parse(other);
    const unsealed = 'is not a result of this compare: it has no hash over itself';
    for (const [text, why] of [
      [other, 'holds no results of compare'],
      [JSON.stringify({ plan }), unsealed],
      [JSON.stringify({ plan, lanes: 3 }), unsealed],
    ]) {
      const { status, stderr, stdout } = await compare({ 'c.json': text }, '--resume');
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain(why);
    }
    expect((await compare({ 'c.json': other }, '--resume', '--of', 'resets')).status).toBe(0);
  });

  it('leaves a lane out that waits for its choices, and refuses to compare nothing', async () => {
    const waiting = { algorithm: 'gp-ucb', choices: [1, 2], waits: true };
    const why = 'A GP-UCB; its choices were given in one world and mean nothing in another';
    const alone = await compare({ 's.json': scenario(5, [waiting]) });
    expect([alone.status, alone.stdout]).toEqual([2, '']);
    expect(alone.stderr).toBe(`driftlab: no lane is left to compare. Left out: ${why}.\n`);
    const beside = await compare({ 's.json': scenario(5, [waiting, { algorithm: 'random' }]) });
    expect(beside.status).toBe(0);
    expect(beside.stdout + beside.stderr).toContain(why);
  });

  it('lets no name act on a terminal, break a table or become a command', async () => {
    const label = '\u001b[31m\u202e\n\\input{x}~^|<b>';
    const named = scenario(5, [{ algorithm: 'gp-ucb', label }, { algorithm: 'random' }]);
    const print = async (format: string) =>
      (await driftlab([...FLAGS.slice(0, 6), '--format', format], { 's.json': named })).stdout;
    for (const format of ['table', 'csv', 'markdown', 'latex', 'json'])
      expect(await print(format), format).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(await print('latex')).toContain(
      '\\textbackslash{}input\\{x\\}\\textasciitilde{}\\textasciicircum{}',
    );
    expect(await print('markdown')).toContain('\\\\input{x}~^\\|&lt;b> |');
    const widths = (await print('csv'))
      .split('\n')
      .slice(1, 4)
      .map((line) => line.split(',').length);
    expect(new Set(widths).size).toBe(1);
  });
});

describe('a comparison that is a process', { timeout: 90_000 }, () => {
  const folder = builtCommandLine({ 's.json': JSON.stringify(scenario(60)) });

  const start = (out: string, ...flags: string[]) => {
    const child = spawn(
      process.execPath,
      [
        join(folder, 'driftlab.js'),
        'compare',
        's.json',
        '--replicates',
        '40',
        '--workers',
        '1',
        '--out',
        out,
        ...flags,
      ],
      { cwd: folder, stdio: 'ignore' },
    );
    return { child, ended: new Promise<number | null>((done) => child.on('close', done)) };
  };
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  it('ends in the same file after kills at any moment, and with two on one file', async () => {
    expect(await start('whole.json').ended).toBe(0);
    const chance = new Chance(51);
    for (let kill = 0; kill < 5; kill++) {
      const { child, ended } = start('killed.json', '--resume');
      const timer = setTimeout(() => child.kill('SIGKILL'), 300 + chance.below(900));
      await ended;
      clearTimeout(timer);
    }
    const both = [start('killed.json', '--resume'), start('killed.json', '--resume')];
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
    expect(read('killed.json')).toBe(read('whole.json'));
    expect(readdirSync(folder).filter((name) => name.startsWith('whole') && name.endsWith('.part'))).toEqual(
      [],
    );
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'keeps its results when it is sent %s',
    async (signal) => {
      const name = `${signal}.json`;
      const { child, ended } = start(name);
      const begun = () => existsSync(join(folder, name)) && read(name).split('\n').length > 2;
      while (child.exitCode === null && !begun()) await new Promise((go) => setTimeout(go, 5));
      child.kill(signal);
      expect([0, 130]).toContain(await ended);
      expect(await start(name, '--resume').ended).toBe(0);
      expect(read(name)).toBe(read('whole.json'));
    },
  );
});
