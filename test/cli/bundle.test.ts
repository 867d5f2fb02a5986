import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onPath } from '../../scripts/find/program.mjs';
import { builtCommandLine } from './built.ts';
import { driftlab, SMALL } from './support.ts';

const folder = builtCommandLine({ 'small.json': JSON.stringify(SMALL), 'broken.json': '{' });
const program = join(folder, 'driftlab.js');
const redis = onPath(['redis-server']);

const run = (...argv: string[]) =>
  spawnSync(process.execPath, [program, ...argv], { encoding: 'utf8', cwd: folder });

/** The bundle stands in a folder of its own, so nothing of the sources or of node_modules can help it. */
describe('the bundled command line', () => {
  it('runs a scenario with the same bits as the sources', async () => {
    const { status, stdout, stderr } = run('run', 'small.json');
    const direct = await driftlab(['run', 'small.json'], { 'small.json': SMALL });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: direct.stdout, stderr: direct.stderr });
  });

  it('writes files', () => {
    expect(run('run', 'small.json', '--out', 'a.jsonl')).toMatchObject({ status: 0, stdout: '' });
    expect(run('run', 'a.jsonl')).toMatchObject({ status: 2, stdout: '' });
  });

  it.each([
    [['run', 'lost.json'], /^driftlab: no file, scene or link is called "lost.json"[^\n]+\n$/],
    [['run', '.'], /^driftlab: cannot read \.: it is a folder\n$/],
    [['eval', 'lost.json'], /^driftlab: cannot read lost.json: there is no such file or folder\n$/],
    [['eval', 'broken.json'], /^driftlab: broken.json is not JSON: [^\n]+\n$/],
    [['run', 'small.json', '--out', 'no/such/file'], /^driftlab: cannot write no\/such\/file: [^\n]+\n$/],
    [['run', 'small.json', '--out', ''], /^driftlab: the name of the file to write is empty[^\n]*\n$/],
  ])('%j ends with status 2 and one line', (argv, message) => {
    const { status, stdout, stderr } = run(...argv);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
  });

  it('times jobs on worker threads', () => {
    const { status, stdout } = run(
      'bench',
      '--quick',
      '--json',
      '--jobs',
      'replicates,thread-job',
      '--impls',
      'wasm',
    );
    expect(status).toBe(0);
    const { results } = JSON.parse(stdout);
    expect(results).toMatchObject([
      { job: 'replicates', n: 20 },
      { job: 'thread-job', n: null },
    ]);
  });

  describe('bench of a job on a queue', () => {
    /** A folder with a `redis-server` that leaves its process's number, and passes on what it is told, and more. */
    const standIn = (name: string, more = '') => {
      const bin = join(folder, name);
      mkdirSync(bin);
      writeFileSync(
        join(bin, 'redis-server'),
        `#!/bin/sh\necho $$ > '${join(bin, 'pid')}'\nexec '${redis}' "$@" ${more}\n`,
        { mode: 0o755 },
      );
      return bin;
    };
    const bench = (path: string, ...flags: string[]) => {
      const argv = ['bench', '--quick', '--jobs', 'queue-job', '--impls', 'wasm', ...flags];
      const env = { ...process.env, PATH: path, TMPDIR: folder };
      return spawnSync(process.execPath, [program, ...argv], { encoding: 'utf8', cwd: folder, env });
    };
    /** Neither the server runs any more, nor is anything left of its data. */
    const leftNothing = (bin: string) => {
      const pid = Number(readFileSync(join(bin, 'pid'), 'utf8'));
      expect(() => process.kill(pid, 0)).toThrow('ESRCH');
      expect(readdirSync(folder).filter((name) => name.startsWith('driftlab-bench-'))).toEqual([]);
    };

    it.skipIf(!redis)(
      'starts a server of its own and stops it',
      () => {
        const bin = standIn('own');
        const { status, stdout, stderr } = bench(bin, '--json');
        expect({ status, stderr }).toEqual({ status: 0, stderr: 'queue-job\n' });
        const { results } = JSON.parse(stdout);
        expect(results).toMatchObject([{ job: 'queue-job', n: null, G: null, impl: 'wasm' }]);
        expect(results[0].medianMs).toBeGreaterThan(0);
        leftNothing(bin);
      },
      90_000,
    );

    it.skipIf(!redis)('stops the server also where it cannot be used', () => {
      const bin = standIn('locked', '--requirepass wisp');
      const { status, stdout, stderr } = bench(bin);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^queue-job\ndriftlab: the server at [\d.:]+ refuses us; [^\n]+\n$/);
      leftNothing(bin);
    });

    it('says in one line that there is no server', () => {
      const { status, stderr } = bench('');
      expect({ status, stderr }).toEqual({
        status: 0,
        stderr: 'queue-job\nqueue-job: skipped, there is no redis-server on the PATH\n',
      });
    });
  });

  it('refuses a file of 50 MB without reading it', () => {
    writeFileSync(join(folder, 'large.csv'), Buffer.alloc(50 * 2 ** 20, '1'));
    writeFileSync(
      join(folder, 'large.json'),
      JSON.stringify({ objective: { id: 'dataset', dataset: 'large.csv' }, lanes: SMALL.lanes }),
    );
    const { status, stderr } = run('run', 'large.json');
    expect(status).toBe(2);
    expect(stderr).toContain('large.csv has 50 MB; at most 20 MB can be read');
  });

  it
    .skipIf(!existsSync('/dev/full'))
    .each([
      ['list'],
      ['schema'],
      ['--help'],
      ['run', 'small.json'],
      ['bounds', 'small.json'],
      ['link', 'small.json'],
    ])('%s on a full device ends with one line and status 73', (...argv) => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [program, ...argv], {
      encoding: 'utf8',
      cwd: folder,
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 73,
      stderr: 'driftlab: cannot write standard output: no space is left on the device\n',
    });
  });

  it('ends with one line and status 141 when its reader has seen enough', async () => {
    const child = spawn(process.execPath, [program, 'run', 'small.json', '--replicates', '300'], {
      cwd: folder,
    });
    child.stdout.once('data', () => child.stdout.destroy());
    let complaint = '';
    child.stderr.on('data', (text) => {
      complaint += text;
    });
    const status = await new Promise((done) => child.once('close', done));
    expect(status).toBe(141);
    expect(complaint).toMatch(/^driftlab: cannot write standard output: its reader has closed the pipe$/m);
    expect(complaint).not.toContain('EPIPE');
  });
});
