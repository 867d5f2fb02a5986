import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeEnginesPackage } from '../../scripts/engines/engines-package.ts';
import { ARCHIVE } from '../../src/archive/archive.ts';
import { linksOf } from '../archive/corpus.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const [{ link: LINK }] = linksOf('0.1.0').slice(5);

const folder = mkdtempSync(join(tmpdir(), 'driftlab-engines-'));
const source = mkdtempSync(join(tmpdir(), 'driftlab-engines-source-'));
const installed = join(folder, 'node_modules/driftlab-engines');

/** A command in the user's folder, without the variables by which npm would tell it of this project. */
function inFolder(command: string, ...args: string[]) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  return spawnSync(command, args, { cwd: folder, encoding: 'utf8', env });
}
const driftlab = (...args: string[]) =>
  inFolder(process.execPath, 'node_modules/driftlab/dist-cli/driftlab.js', ...args);

/** The tarball of a package. */
function packed(from: string): string {
  const flags = ['--ignore-scripts', '--silent', '--json', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', ...flags], { cwd: from, encoding: 'utf8' }));
  return join(folder, filename);
}

function install(...tarballs: string[]): void {
  const { status, stderr } = inFolder('npm', 'install', '--offline', '--no-audit', '--no-fund', ...tarballs);
  expect(status, stderr).toBe(0);
}

let engines: string;
beforeAll(async () => {
  await writeEnginesPackage(source);
  engines = packed(source);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  install(packed(ROOT));
}, 120_000);
afterAll(() => {
  for (const each of [folder, source]) rmSync(each, { recursive: true });
});

describe('driftlab and driftlab-engines, installed in an empty folder', () => {
  it('without the second, a link of an older engine is refused by its name, with the ways to go on', () => {
    const { status, stdout, stderr } = driftlab('run', LINK);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(
      /^driftlab: engine 0\.1\.0 is not here: npm install driftlab-engines .*--engines-from .*--engine today/,
    );
  });

  it('with it, the link runs in its own engine, with nothing said about where that is', () => {
    install(engines);
    const { status, stderr } = driftlab('run', LINK);
    expect(stderr).toContain('engine 0.1.0, archived\n');
    expect(stderr).toContain(', identical to the link\n');
    expect(status).toBe(0);
    expect(driftlab('engines').stdout).toContain(`links v1  ${installed}/0.1.0/lab-worker.js\n`);
  });

  it('holds every engine but today’s, whole, with licences, and is small', () => {
    const older = ARCHIVE.slice(0, -1);
    const whole = older.map(({ version }) => version);
    const others = ['LICENSE', 'README.md', 'THIRD-PARTY.txt', 'manifest.json', 'package.json'];
    expect(readdirSync(installed).sort()).toEqual([...whole, ...others].sort());
    expect(JSON.parse(readFileSync(join(installed, 'manifest.json'), 'utf8'))).toEqual(older);
    for (const library of ['assemblyscript', 'comlink', 'fmin', 'ml-matrix'])
      expect(readFileSync(join(installed, 'THIRD-PARTY.txt'), 'utf8')).toMatch(
        new RegExp(`^${library} \\d`, 'm'),
      );
    // An interpreter, where there is one, comes beside the 130 kB of the engine.
    const interpreters = older.filter(({ files }) => 'interpreter.js' in files).length;
    expect(readFileSync(engines).length).toBeLessThan(130_000 * older.length + 300_000 * interpreters);
  });

  it('refuses a file that has been changed since', () => {
    appendFileSync(join(installed, '0.1.0/lab-worker.js'), '\n');
    const { status, stderr } = driftlab('run', LINK);
    expect(status).toBe(2);
    expect(stderr).toMatch(/Engine 0\.1\.0 in .* is not the archived one: the SHA-256 of lab-worker\.js is/);
  });
});
