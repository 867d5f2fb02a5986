/** Algorithms whose whole runs are measured. */
export const RUN_ALGORITHMS = [
  'gp-ucb',
  'tv-gp-ucb',
  'ui-tvbo',
  'r-gp-ucb',
  'et-gp-ucb',
  'sw-gp-ucb',
  'w-dbo',
] as const;

/** What is measured. n observations, G candidates, two dimensions; of whole runs n steps, in one dimension. */
export const JOBS = [
  'register-peak',
  'tile-peak',
  'potrf',
  'trsm',
  'predict',
  'append-row',
  'append-grid',
  'drop-middle',
  'gram-se',
  'gram-matern52',
  'lml-grad',
  'prior-draw',
  'posterior-draw',
  ...RUN_ALGORITHMS.map((id) => `run-${id}` as const),
  'replicates',
  'thread-job',
  'queue-job',
] as const;
export type Job = (typeof JOBS)[number];

/** Who does it: this core, plain JavaScript loops, ml-matrix, and numpy on OpenBLAS (all it has, or SSE only), scikit-learn. */
export const IMPLS = ['wasm', 'js', 'ml-matrix', 'openblas', 'openblas-sse', 'sklearn'] as const;
export type Impl = (typeof IMPLS)[number];

/** What the implementations are called in tables and pictures. */
export const IMPL_NAMES: Readonly<Record<Impl, string>> = {
  wasm: 'this core',
  js: 'JS loops',
  'ml-matrix': 'ml-matrix',
  openblas: 'OpenBLAS',
  'openblas-sse': 'OpenBLAS SSE',
  sklearn: 'scikit-learn',
};

/** A job at a size; null where the size does not matter to the job. */
export interface Case {
  readonly job: Job;
  readonly n: number | null;
  readonly G: number | null;
}

export interface Result extends Case {
  readonly impl: Impl;
  readonly medianMs: number;
  /** 10⁹ floating-point operations a second; null where there is no agreed number of operations. */
  readonly gflops: number | null;
  /** Part of the register peak measured in the same rounds; for this core only. */
  readonly share: number | null;
}

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly platform: string;
  readonly node: string;
  /** One-minute load average when the run began: beyond 1 the machine had other work. */
  readonly load: number;
  readonly date: string;
  /** numpy, scipy, scikit-learn and the BLAS cores; null where there is no such Python. */
  readonly native: NativeInfo | null;
}

export interface NativeInfo {
  readonly numpy: string;
  readonly scipy: string;
  readonly sklearn: string | null;
  readonly openblas: string;
  readonly openblasSse: string | null;
}

export interface Report {
  readonly machine: Machine;
  readonly results: readonly Result[];
}

/** One job of one implementation at one size, ready to run again and again. */
export interface Ready {
  /** Milliseconds of each of `repeats` runs; what must be set up before a run is not timed. */
  sample(repeats: number): Promise<readonly number[]>;
  /** Milliseconds of the first run: nothing was warm yet. */
  readonly first: number;
  /** A number that every implementation must find after the first run; null where random numbers differ. */
  readonly value: number | null;
  /** To be awaited where it gives a promise. */
  dispose(): unknown;
}

/** Makes a job ready and runs it once; null where the implementation does not know the job. */
export type Prepare = (one: Case) => Promise<Ready | null>;
