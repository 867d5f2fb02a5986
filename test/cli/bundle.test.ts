import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCommandLine } from './built.ts';
import { driftlab, SMALL } from './support.ts';

const folder = builtCommandLine({ 'small.json': JSON.stringify(SMALL), 'broken.json': '{' });
const program = join(folder, 'driftlab.js');

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
