import { PEAK_OPERATIONS } from './peaks.ts';
import type { Case, Impl, Job } from './spec.ts';

interface Spans {
  readonly n: readonly number[];
  readonly G: readonly number[];
}

export interface Sizes extends Spans {
  /** Of whole runs. */
  readonly runs: Spans;
}

export const SIZES: Sizes = {
  ...{ n: [100, 400, 1000, 2000], G: [500, 2500, 10_000] },
  runs: { n: [50, 200, 1000], G: [100] },
};
export const QUICK_SIZES: Sizes = { n: [20, 60], G: [40], runs: { n: [20], G: [20] } };

/** Which sizes a job depends on. */
const DEPENDS: Readonly<Record<string, { readonly n: boolean; readonly G: boolean }>> = {
  'register-peak': { n: false, G: false },
  'tile-peak': { n: false, G: false },
  potrf: { n: true, G: false },
  trsm: { n: true, G: true },
  predict: { n: true, G: true },
  'append-row': { n: true, G: false },
  'append-grid': { n: true, G: true },
  'drop-middle': { n: true, G: true },
  'gram-se': { n: true, G: true },
  'gram-matern52': { n: true, G: true },
  'lml-grad': { n: true, G: false },
  'prior-draw': { n: false, G: true },
  'posterior-draw': { n: true, G: true },
  'thread-job': { n: false, G: false },
  'queue-job': { n: false, G: false },
};
const BOTH = { n: true, G: true };

/** Whether a job is a whole run, or one replicate of some. */
export const isRun = (job: Job): boolean => job.startsWith('run-') || job === 'replicates';

/** Every size of the jobs asked for; posterior draws have no more observations than grid points. */
export function casesOf(jobs: readonly Job[], sizes: Sizes): Case[] {
  const cases = jobs.flatMap((job) => {
    const depends = DEPENDS[job] ?? BOTH;
    const spans = isRun(job) ? sizes.runs : sizes;
    return (depends.n ? spans.n : [null]).flatMap((n) =>
      (depends.G ? spans.G : [null]).map((G) => ({ job, n, G })),
    );
  });
  return cases.filter(({ job, n, G }) => job !== 'posterior-draw' || (n ?? 0) <= (G ?? 0));
}

/** Floating-point operations of the algorithm everyone uses; null where there is no agreed number. */
export function operations({ job, n, G }: Case): number | null {
  const rows = n ?? 0;
  const columns = G ?? 0;
  if (job === 'register-peak' || job === 'tile-peak') return PEAK_OPERATIONS[job];
  if (job === 'potrf') return rows ** 3 / 3;
  if (job === 'trsm') return rows ** 2 * columns;
  if (job === 'predict') return rows ** 3 / 3 + rows ** 2 * columns;
  if (job === 'append-row') return rows ** 2;
  if (job === 'append-grid') return 2 * rows * columns;
  if (job === 'lml-grad') return rows ** 3;
  return null;
}

/** A rough number of operations for the rule below, with what must be set up, also where none is agreed. */
function effort(one: Case): number {
  const { job, n, G } = one;
  const [rows, columns] = [n ?? 0, G ?? 0];
  // An exponential, and the square roots and calls around it.
  if (job.startsWith('gram')) return 100 * rows * columns;
  // These need V before they can start.
  if (['append-grid', 'drop-middle', 'posterior-draw'].includes(job)) return rows ** 2 * columns;
  return operations(one) ?? 0;
}

/** The most operations an implementation is given: about two seconds a run for the slow ones. */
export const LIMITS: Readonly<Record<Impl, number>> = {
  wasm: Infinity,
  js: 2e9,
  'ml-matrix': 4e8,
  openblas: Infinity,
  'openblas-sse': Infinity,
  sklearn: Infinity,
};

/** Whether a size would keep a slow implementation busy for too long. */
export function tooLong(one: Case, impl: Impl): boolean {
  return effort(one) > LIMITS[impl];
}
