import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SMALL } from '../cli/support.ts';

// A run that would take hours is asked to end: it ends at once, and its file is as it was.

const ROOT = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'driftlab-run-'));

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build-cli.mjs'), folder]);
  writeFileSync(join(folder, 'small.json'), JSON.stringify(SMALL));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const parts = () => readdirSync(folder).filter((name) => name.endsWith('.part'));

describe('run', { timeout: 60_000 }, () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'leaves its file as it was, and nothing beside it, when it is sent %s',
    async (signal) => {
      const out = `${signal}.jsonl`;
      writeFileSync(join(folder, out), 'before\n');
      const child = spawn(
        process.execPath,
        [join(folder, 'driftlab.js'), 'run', 'small.json', '--replicates', '10000', '--out', out],
        { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      let complaint = '';
      child.stderr.on('data', (piece) => {
        complaint += piece;
      });
      const ended = new Promise<number | null>((done) => child.on('close', done));
      while (child.exitCode === null && parts().length === 0) await new Promise((go) => setTimeout(go, 5));
      child.kill(signal);
      expect(await ended).toBe(130);
      expect(complaint).toContain(`stopped; ${out} is as it was before\n`);
      expect(readFileSync(join(folder, out), 'utf8')).toBe('before\n');
      expect(parts()).toEqual([]);
    },
  );
});
