import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { benchmarkPage } from '../../bench/docs.ts';
import { measure } from '../../bench/measure.ts';
import { picture } from '../../bench/picture.ts';
import { casesOf, operations, SIZES, tooLong } from '../../bench/plan.ts';
import { agree } from '../../bench/run.ts';
import type { Ready, Report } from '../../bench/spec.ts';
import { JOBS } from '../../bench/spec.ts';
import { milliseconds, tableText } from '../../bench/table.ts';

const REPORT: Report = {
  machine: {
    cpu: 'Abacus',
    cores: 1,
    platform: 'linux x64',
    node: '20',
    load: 0.1,
    date: '2026-01-01',
    native: {
      numpy: '1.24',
      scipy: '1.10',
      sklearn: null,
      openblas: 'SkylakeX',
      openblasSse: 'Nehalem',
    },
  },
  results: [
    { job: 'potrf', n: 100, G: null, impl: 'wasm', medianMs: 0.04, gflops: 8.333, share: 0.7 },
    { job: 'potrf', n: 100, G: null, impl: 'openblas', medianMs: 0.039, gflops: 8.5, share: null },
    { job: 'potrf', n: 400, G: null, impl: 'wasm', medianMs: 2.1, gflops: 10.2, share: 0.84 },
    { job: 'gram-se', n: 400, G: 500, impl: 'wasm', medianMs: 1.2, gflops: null, share: null },
    { job: 'run-gp-ucb', n: 50, G: 100, impl: 'wasm', medianMs: 2, gflops: null, share: null },
    { job: 'run-gp-ucb', n: 50, G: 100, impl: 'openblas', medianMs: 5, gflops: null, share: null },
    { job: 'replicates', n: 50, G: 100, impl: 'wasm', medianMs: 4, gflops: null, share: null },
  ],
};

function contestant(times: number[], first = 1): Ready & { calls: number } {
  const queue = [...times];
  return {
    first,
    value: null,
    calls: 0,
    async sample(repeats) {
      this.calls++;
      return Array.from({ length: repeats }, () => queue.shift() ?? 2);
    },
    dispose: () => {},
  };
}

describe('plan', () => {
  it('has every size of every job once', () => {
    const cases = casesOf(JOBS, SIZES);
    expect(new Set(cases.map((one) => JSON.stringify(one))).size).toBe(cases.length);
    expect(cases.filter(({ job }) => job === 'predict')).toHaveLength(12);
    expect(cases.filter(({ job }) => job === 'potrf')).toHaveLength(4);
    expect(cases.filter(({ job }) => job === 'tile-peak')).toEqual([{ job: 'tile-peak', n: null, G: null }]);
  });

  it('counts operations and spares the slow', () => {
    expect(operations({ job: 'potrf', n: 300, G: null })).toBe(9e6);
    expect(operations({ job: 'gram-se', n: 300, G: 500 })).toBeNull();
    const largest = { job: 'trsm', n: 2000, G: 10_000 } as const;
    expect(tooLong(largest, 'js')).toBe(true);
    expect(tooLong(largest, 'wasm')).toBe(false);
    expect(tooLong({ job: 'potrf', n: 1000, G: null }, 'ml-matrix')).toBe(false);
  });
});

describe('measure', () => {
  const one = { job: 'potrf', n: 300, G: null } as const;
  const effort = { rounds: 5, fewestRounds: 3, sampleMs: 0, caseMs: 1000, warmMs: 0 };

  it('takes the median, GFLOP/s and the share of the peak', async () => {
    const wasm = contestant([9, 9, 1, 5, 2, 90, 3]);
    const [result] = await measure(one, new Map([['wasm', wasm]]), () => 6, effort);
    expect(result).toMatchObject({ medianMs: 3, gflops: 3, share: 0.5 });
  });

  it('times nobody before they are warm', async () => {
    // Compiled after its first 14 runs, 2 + 4 + 8: ten times as fast from then on.
    const cold = contestant([...Array(14).fill(10), ...Array(100).fill(1)], 10);
    const [result] = await measure(one, new Map([['wasm', cold]]), () => 1, { ...effort, warmMs: 150 });
    expect(result.medianMs).toBe(1);
  });

  it('runs in turn, and less often what is slow', async () => {
    const order: string[] = [];
    const lane = (name: string, first: number) => {
      const inner = contestant([], first);
      const sample = (repeats: number) => {
        order.push(name);
        return inner.sample(repeats);
      };
      return { ...inner, sample };
    };
    await measure(
      one,
      new Map([
        ['wasm', lane('a', 400)],
        ['js', lane('b', 400)],
      ]),
      () => 1,
      effort,
    );
    expect(order.join('')).toBe('ababab');
  });

  it('knows who has done another job', () => {
    expect(agree(1, 1 + 1e-9)).toBe(true);
    expect(agree(1, 1.001)).toBe(false);
    expect(agree(null, 3)).toBe(true);
    expect(agree(1, Number.NaN)).toBe(false);
  });
});

describe('report', () => {
  it('is a table with gaps where nothing was measured', () => {
    const lines = tableText(REPORT).split('\n');
    expect(lines[0]).toContain('OpenBLAS for SkylakeX and Nehalem (SSE)');
    expect(lines[3]).toMatch(/^potrf n=100 +0\.04 +0\.039 +8\.3 +70 %$/);
    expect(lines[5]).toMatch(/^gram-se n=400 G=500 +1\.20 +– +– +–$/);
    expect(lines.slice(7).map((line) => line.split(/ {2,}/))).toEqual([
      ['a second', 'this core, 50 steps', 'OpenBLAS, 50 steps'],
      ['steps of gp-ucb', '25000', '10000'],
      ['replicates', '250', '–'],
      [''],
    ]);
    expect([0.0123, 1.234, 12.34, 1234].map(milliseconds)).toEqual(['0.012', '1.23', '12.3', '1234']);
  });

  it('is a page that says when the machine was busy', () => {
    expect(benchmarkPage(REPORT)).toContain('| potrf n=400 | 2.10 | – | 10.2 | 84 % |');
    expect(benchmarkPage(REPORT)).toContain('| steps of gp-ucb | 25000 | 10000 |');
    expect(benchmarkPage(REPORT)).not.toContain('other work at the time');
    expect(benchmarkPage({ ...REPORT, machine: { ...REPORT.machine, load: 5 } })).toContain(
      'other work at the time',
    );
  });

  it('is the page and the picture in the docs, drawn from the numbers beside them', () => {
    const [numbers, page, drawn] = ['json', 'md', 'svg'].map((ending) =>
      readFileSync(resolve(import.meta.dirname, `../../docs/benchmark.${ending}`), 'utf8'),
    );
    const report = JSON.parse(numbers) as Report;
    expect(benchmarkPage(report)).toBe(page);
    expect(picture(report)).toBe(drawn);
  });

  it('is a picture with a point for every result it shows', () => {
    const svg = picture(REPORT);
    expect(svg.match(/<circle/g)).toHaveLength(3);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});
