import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
const STAND_INS = join(import.meta.dirname, 'stand-ins');

/** A folder with the built command line on its PATH, where the files of deploy/ are run as they stand. */
export interface Bench {
  readonly folder: string;
  /** The built command line. */
  readonly program: string;
  readonly path: (name: string) => string;
  readonly sh: (command: string, env?: Readonly<Record<string, string>>) => SpawnSyncReturns<string>;
}

/** @param standIns programs that tests/machines/stand-ins plays, by name */
export function createBench(standIns: readonly string[] = []): Bench {
  const folder = mkdtempSync(join(tmpdir(), 'driftlab-machines-'));
  const built = join(folder, 'cli');
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  execFileSync(process.execPath, [join(ROOT, 'scripts/build/cli.mjs'), built]);
  const program = join(built, 'driftlab.js');
  const programs = [['driftlab', program], ...standIns.map((name) => [name, join(STAND_INS, `${name}.mjs`)])];
  for (const [name, script] of programs) {
    writeFileSync(join(bin, name), `#!/bin/sh\nexec '${process.execPath}' '${script}' "$@"\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return {
    ...{ folder, program },
    path: (name) => join(folder, name),
    sh: (command, env = {}) =>
      spawnSync('sh', ['-eu', '-c', command], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...env },
      }),
  };
}
