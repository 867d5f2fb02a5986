import { LIMITS } from './plan.ts';
import { rateRows } from './rates.ts';
import type { Report } from './spec.ts';
import { machineText, tableRows } from './table.ts';

const INTRODUCTION = `# Benchmark

What the numerical core costs, beside plain JavaScript, ml-matrix and native code. \`npm run bench\` prints this table for your machine; \`npm run bench:docs\` rewrites this page, its picture and [benchmark.json](benchmark.json).

![Milliseconds over the number of observations for four jobs](benchmark.svg)
`;

const RUNS = `## Whole runs

Steps a second over a run from its first step to its last, on 100 candidates in one dimension that drift by ε = 0.03 a step. This engine makes and keeps every record; the truth is there beforehand for all. Beside it the same loop in numpy (\`LaneRun\` in \`native.py\`): one more row of L and of V for each observation, means and variances at all candidates, the largest bound; nothing is factored from scratch. It is given this engine's truth, noise and random candidates, and where a choice of this engine's would not be the best one in numpy's model too, but for a tie, numpy is left out. *replicates*: the world, GP-UCB and ET-GP-UCB, on as many threads as there are processors.
`;

const METHOD = `## How it is measured

- All implementations of a job run in turn, round after round, in one run; the median of their times is shown. What must be set up before a run (copying a matrix that is overwritten) is not timed.
- *of peak* is the share of this machine's WebAssembly f64x2 multiply-and-add rate in registers, measured in the same rounds.
- Every implementation starts from the same numbers and must find the same result, or it is left out.
- Inputs lie in the unit square, spread evenly and on no grid: on a grid the squared exponential is faster still in this core.
- \`OpenBLAS SSE\` is the same library held to its newest kernels without AVX (\`OPENBLAS_CORETYPE=Nehalem\`): vectors as wide as WebAssembly's. One thread everywhere.
- scikit-learn appends and drops nothing: it would do \`predict\` again for every observation.
- Skipped (–): what an implementation does not offer, and what would keep it busy for long: JS loops beyond ${count(LIMITS.js)} operations, ml-matrix beyond ${count(LIMITS['ml-matrix'])}.

| job | what is timed |
|---|---|
| register-peak | multiply and add in registers only |
| tile-peak | the 4 × 4 tile that everything is built of, on data in the first-level cache |
| potrf | Cholesky factor of n × n |
| trsm | L⁻¹B for n × G |
| predict | mean and variance at G candidates from n observations, from scratch |
| append-row | one more row of L |
| append-grid | one more row of V = L⁻¹K(X, candidates), with means and variances brought up to date |
| drop-middle | the middle one of n observations leaves L and V, with means and variances brought up to date |
| gram-se, gram-matern52 | K(X, candidates), n × G |
| lml-grad | log marginal likelihood and its derivatives in two lengthscales, signal variance and noise variance |
| prior-draw | one draw of the squared exponential on a grid of G points, random numbers included |
| posterior-draw | one joint draw at G grid points from a posterior of n observations that is there already |
| thread-job | a job with next to nothing to do: sent to a worker thread, one step of random search on ten candidates, and back |
| queue-job | the same job, put on a queue with 500 at a time, done by a worker of one thread in a process of its own, its result fetched; the redis-server is the bench's own, on this machine, with append-only persistence; skipped where there is none |
`;

function count(operations: number): string {
  return `${operations / 10 ** Math.floor(Math.log10(operations))} · 10${[...String(Math.floor(Math.log10(operations)))].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;
}

/** docs/benchmark.md. */
export function benchmarkPage(report: Report): string {
  const rates = rateRows(report);
  return [
    INTRODUCTION,
    `${machineText(report)}${busyText(report)}\n`,
    tableOf(tableRows(report)),
    ...(rates.length > 0 ? [RUNS, tableOf(rates)] : []),
    METHOD,
  ].join('\n');
}

function tableOf([head, ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${head.map((_, i) => (i === 0 ? '---' : '---:')).join('|')}|`;
  return `${[line(head), rule, ...rows.map(line)].join('\n')}\n`;
}

/** Said where it is true: other work at the same time makes all times longer, and the long ones most. */
function busyText({ machine }: Report): string {
  return machine.load > 1
    ? ' **The machine had other work at the time:** read the columns against each other, not as this machine’s best.'
    : '';
}
