import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const SCRIPTS = resolve(import.meta.dirname, '../../scripts/build');

/** A folder of its own with the built command line, `driftlab.js`, and files beside it, from the first test of a file to its last. */
export const builtCommandLine = (files: Readonly<Record<string, string>> = {}): string =>
  builtBy('cli.mjs', files);

/** The same of what another script of scripts/build/ builds. */
export function builtBy(script: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = join(tmpdir(), `driftlab-cli-${randomUUID()}`);
  beforeAll(() => {
    execFileSync(process.execPath, [join(SCRIPTS, script), folder]);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
