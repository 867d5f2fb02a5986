import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onPath } from '../../scripts/find/program.mjs';
import { builtBy } from '../cli/built.ts';

const folder = builtBy('bench.mjs');
const program = join(folder, 'main.js');
const redis = onPath(['redis-server']);

const run = (...argv: string[]) =>
  spawnSync(process.execPath, [program, ...argv], { encoding: 'utf8', cwd: folder });

describe('the bundled benchmark', () => {
  it('times jobs on worker threads', () => {
    const { status, stdout } = run('--quick', '--json', '--jobs', 'replicates,thread-job', '--impls', 'wasm');
    expect(status).toBe(0);
    const { results } = JSON.parse(stdout);
    expect(results).toMatchObject([
      { job: 'replicates', n: 20 },
      { job: 'thread-job', n: null },
    ]);
  });

  describe('of a job on a queue', () => {
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
      const argv = ['--quick', '--jobs', 'queue-job', '--impls', 'wasm', ...flags];
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
      expect(stderr).toMatch(/^queue-job\nbench: the server at [\d.:]+ refuses us; [^\n]+\n$/);
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
});
