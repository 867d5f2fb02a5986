import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { bench as program } from '../../bench/bench.ts';
import { JOBS, type Result, RUN_ALGORITHMS } from '../../bench/spec.ts';
import { driftlab } from '../cli/support.ts';

const numpy = ['python3', '/usr/bin/python3'].some(
  (python) => spawnSync(python, ['-c', 'import numpy, scipy.linalg']).status === 0,
);

const bench = (argv: readonly string[]) => driftlab(['--quick', ...argv], {}, [], program);

describe('npm run bench -- --quick', () => {
  // Jobs on worker threads, and a queue's worker, want the bundle: test/bench/bundle.long.test.ts.
  it('runs every job of every implementation in this process, and nobody disagrees', async () => {
    const here = JOBS.filter((job) => !['replicates', 'thread-job', 'queue-job'].includes(job));
    const { status, stdout, stderr } = await bench([
      '--json',
      '--jobs',
      here.join(','),
      '--impls',
      'wasm,js,ml-matrix',
    ]);
    expect(status).toBe(0);
    expect(stderr).not.toContain('left out');
    const { machine, results } = JSON.parse(stdout) as { machine: object; results: Result[] };
    expect(machine).toMatchObject({ cores: expect.any(Number), node: process.versions.node, native: null });
    for (const { medianMs, gflops, share } of results) {
      expect(medianMs).toBeGreaterThan(0);
      for (const number of [gflops, share]) expect(number === null || number > 0).toBe(true);
    }
    const timed = (impl: string) => results.filter((result) => result.impl === impl).length;
    // 3 jobs over n, 6 over n and G at one G and two n, one draw with n ≤ G, one over G.
    const compared = 2 * 3 + 2 * 6 + 1 + 1;
    // With 2 ceilings, and a run of every algorithm at one n.
    expect(timed('wasm')).toBe(2 + compared + RUN_ALGORITHMS.length);
    expect(timed('js')).toBe(compared);
    expect(timed('ml-matrix')).toBe(2 * 5);
    expect(results[0]).toMatchObject({ job: 'register-peak', n: null, G: null, impl: 'wasm' });
  }, 60_000);

  it.skipIf(!numpy)(
    'makes whole runs as numpy does, choice by choice',
    async () => {
      const jobs = ['run-gp-ucb', 'run-tv-gp-ucb', 'run-r-gp-ucb'];
      const flags = ['--json', '--jobs', jobs.join(','), '--impls', 'wasm,openblas'];
      const { stdout, stderr } = await bench(flags);
      expect(stderr).not.toContain('left out');
      const { results } = JSON.parse(stdout);
      const compared = results.filter(({ impl }: Result) => impl === 'openblas');
      expect(compared.map(({ job }: Result) => job)).toEqual(jobs);
    },
    60_000,
  );

  it('looks whether its files can be written before it measures', async () => {
    const { status, stdout, stderr } = await bench(['--docs', '/no/such/folder']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^bench: cannot write \/no\/such\/folder\/benchmark\.md[^\n]*\n$/);
  });

  it('prints a table, and writes the page, its picture and its numbers', async () => {
    const { stdout, files } = await bench(['--jobs', 'potrf', '--impls', 'wasm,js', '--docs', '/lab']);
    expect(stdout).toMatch(/^job +this core ms +JS loops ms +GFLOP\/s +of peak$/m);
    expect(stdout).toMatch(/^potrf n=60 +[\d.]+ +[\d.]+ +[\d.]+ +\d+ %$/m);
    expect(files['/lab/benchmark.md']).toContain('| potrf n=60 |');
    expect(files['/lab/benchmark.svg']).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(JSON.parse(files['/lab/benchmark.json']).results).toHaveLength(4);
  });

  it.each([
    [['--jobs', 'potrf,cholesky'], '--jobs has no "cholesky"'],
    [['--impls', 'openbals'], 'did you mean "openblas"'],
  ])('%j is refused', async (flags, message) => {
    const { status, stdout, stderr } = await bench([...flags]);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
  });
});
