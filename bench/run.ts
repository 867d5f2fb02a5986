import { cpus, loadavg } from 'node:os';
import { loadCoreBytes } from '#core-bytes';
import { loadBackend } from '../src/gp/index.ts';
import { instantiateCore } from '../src/linalg/core.ts';
import { caseText } from './case-text.ts';
import { jsJobs } from './js-jobs.ts';
import { laneRunJobs } from './lane-runs.ts';
import { type Effort, measure } from './measure.ts';
import { mlMatrixJobs } from './ml-matrix-jobs.ts';
import { type Native, startNative } from './native.ts';
import { peakJobs, registerPeak } from './peaks.ts';
import { casesOf, type Sizes, tooLong } from './plan.ts';
import { poolJobs } from './pool-jobs.ts';
import { queueJobs } from './queue-job.ts';
import type { Case, Impl, Job, Machine, Prepare, Ready, Report, Result } from './spec.ts';
import { wasmJobs } from './wasm-jobs.ts';

export interface BenchOptions {
  readonly jobs: readonly Job[];
  readonly impls: readonly Impl[];
  readonly sizes: Sizes;
  readonly effort: Effort;
  /** One line about progress, or about what is missing. */
  readonly say: (line: string) => void;
}

/** OpenBLAS kernels with SSE and no AVX: f64x2 is as wide. */
const SSE_CORE = 'Nehalem';
/** Implementations sum in other orders. */
const TOLERANCE = 1e-6;

/** Runs every job asked for, size by size, with all implementations in turn. Throws where WebAssembly SIMD is missing. */
export async function runBench({ jobs, impls, sizes, effort, say }: BenchOptions): Promise<Report> {
  const core = await instantiateCore(await loadCoreBytes());
  if (!core) throw new Error('this engine has no WebAssembly SIMD');
  const own = [peakJobs(core), wasmJobs(core), laneRunJobs(await loadBackend()), poolJobs, queueJobs(say)];
  const natives = await startNatives(impls, say);
  const preparers = new Map<Impl, Prepare>([
    ['wasm', (one) => firstOf(own, one)],
    ['js', jsJobs],
    ['ml-matrix', mlMatrixJobs],
    ...natives.preparers,
  ]);
  const machine = describeMachine(natives.full, natives.sse);
  const results: Result[] = [];
  try {
    for (const one of casesOf(jobs, sizes)) {
      say(caseText(one));
      const contestants = new Map<Impl, Ready>();
      try {
        await prepareAll(one, impls, preparers, contestants, say);
        results.push(...(await measure(one, contestants, (ms) => registerPeak(core, ms), effort)));
      } finally {
        for (const contestant of contestants.values()) await contestant.dispose();
      }
    }
  } finally {
    natives.close();
  }
  return { machine, results };
}

/** By the one who knows the job. */
async function firstOf(preparers: readonly Prepare[], one: Case): Promise<Ready | null> {
  for (const prepare of preparers) {
    const ready = await prepare(one);
    if (ready) return ready;
  }
  return null;
}

/** Those who offer the job and find the same number join the contestants. */
async function prepareAll(
  one: Case,
  impls: readonly Impl[],
  preparers: ReadonlyMap<Impl, Prepare>,
  contestants: Map<Impl, Ready>,
  say: (line: string) => void,
): Promise<void> {
  let expected: number | null = null;
  for (const impl of impls) {
    if (tooLong(one, impl)) continue;
    const ready = await preparers.get(impl)?.(one);
    if (!ready) continue;
    expected ??= ready.value;
    if (agree(expected, ready.value)) contestants.set(impl, ready);
    else {
      say(`${impl} left out of ${caseText(one)}: it finds ${ready.value} instead of ${expected}`);
      await ready.dispose();
    }
  }
}

/** Only those who find the same number have done the same job. */
export function agree(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return true;
  return Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a), Math.abs(b));
}

async function startNatives(impls: readonly Impl[], say: (line: string) => void) {
  const wanted = impls.some((impl) => impl.startsWith('openblas') || impl === 'sklearn');
  const full = wanted ? await startNative() : '';
  const sse = impls.includes('openblas-sse') ? await startNative(SSE_CORE) : '';
  if (wanted && typeof full === 'string') say(`openblas, openblas-sse, sklearn: skipped, ${full}`);
  const preparers: [Impl, Prepare][] = [];
  if (typeof full !== 'string') {
    preparers.push(['openblas', full.jobs('openblas')]);
    if (full.sklearn) preparers.push(['sklearn', full.jobs('sklearn')]);
    else say('sklearn: skipped, python3 has no sklearn');
  }
  // Where the processor is no x86, the name changes nothing and the comparison would be a false one.
  if (typeof sse !== 'string' && sse.core === SSE_CORE)
    preparers.push(['openblas-sse', sse.jobs('openblas-sse')]);
  const running = [full, sse].filter((native): native is Native => typeof native !== 'string');
  return {
    full: typeof full === 'string' ? null : full,
    sse: typeof sse === 'string' ? null : sse,
    preparers,
    close: () => {
      for (const native of running) native.close();
    },
  };
}

function describeMachine(full: Native | null, sse: Native | null): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    platform: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    load: loadavg()[0],
    date: new Date().toISOString().slice(0, 10),
    native: full && {
      numpy: full.numpy,
      scipy: full.scipy,
      sklearn: full.sklearn,
      openblas: full.core,
      openblasSse: sse?.core ?? null,
    },
  };
}
