import { type CandidateSet, candidateAt } from '../src/contracts/candidates.ts';
import type { EvidenceGradient, PosteriorModel } from '../src/gp/posterior.ts';
import { PosteriorSampler } from '../src/gp/samplers/posterior-sampler.ts';
import { createPriorSampler } from '../src/gp/samplers/prior-sampler.ts';
import { createWasmBackend } from '../src/gp/wasm/backend.ts';
import { DataMemory } from '../src/gp/wasm/data-memory.ts';
import { GridMemory } from '../src/gp/wasm/grid-memory.ts';
import type { StationaryFamily, StationaryKernel } from '../src/kernels/spec.ts';
import type { Core } from '../src/linalg/core.ts';
import { panelsOf, roundUp4, triangleDoubles } from '../src/linalg/layout.ts';
import { WasmKernel } from '../src/linalg/wasm-kernel.ts';
import { createStream } from '../src/random/stream.ts';
import { type Local, ready } from './local.ts';
import {
  candidates,
  DIMENSION,
  gridSides,
  inputs,
  LENGTHSCALE,
  NOISE_VARIANCE,
  observations,
  outputs,
} from './problem.ts';
import type { Job, Prepare } from './spec.ts';

export const benchKernel = (family: StationaryFamily): StationaryKernel => ({
  family,
  lengthscales: [LENGTHSCALE, LENGTHSCALE],
  variance: 1,
});
const STATIC = { kind: 'static' } as const;

/** The jobs on core.wasm: single kernels where the job is one, else what a session calls. */
export function wasmJobs(core: Core): Prepare {
  const makers: Partial<Record<Job, (n: number, G: number) => Local>> = {
    potrf: (n) => potrf(core, n),
    trsm: (n, G) => trsm(core, n, G),
    predict: (n, G) => predict(core, n, G),
    'append-row': (n) => appendRow(core, n),
    'append-grid': (n, G) => appendGrid(core, n, G),
    'drop-middle': (n, G) => dropMiddle(core, n, G),
    'gram-se': (n, G) => gram(core, 'se', n, G),
    'gram-matern52': (n, G) => gram(core, 'matern52', n, G),
    'lml-grad': (n) => evidence(core, n),
    'prior-draw': (_, G) => priorDraw(core, G),
    'posterior-draw': (n, G) => posteriorDraw(core, n, G),
  };
  return async ({ job, n, G }) => {
    const local = makers[job]?.(n ?? 0, G ?? 0);
    return local ? ready(local) : null;
  };
}

/** K + σ_n² I, dense, with the functions that give it to the core and take it back. */
function matrixInCore(core: Core, n: number) {
  const { arena, wasm } = core;
  const x = inputs(n);
  const matrix = createWasmBackend(core).crossGram(benchKernel('se'), x, x, DIMENSION);
  for (let i = 0; i < n; i++) matrix[i * n + i] += NOISE_VARIANCE;
  const panels = panelsOf(n);
  const dense = arena.allocate(n * n);
  arena.doubles(dense, n * n).set(matrix);
  const packed = arena.allocate(triangleDoubles(panels));
  const reset = () => wasm.packSymmetric(dense, n, 0, packed);
  reset();
  const dispose = () => {
    for (const address of [dense, packed]) arena.free(address);
  };
  return { packed, panels, reset, dispose };
}

function potrf(core: Core, n: number): Local {
  const { packed, panels, reset, dispose } = matrixInCore(core, n);
  return {
    reset,
    run: () => core.wasm.factor(packed, panels),
    value: () => core.wasm.logDiagonal(packed, n),
    dispose,
  };
}

function trsm(core: Core, n: number, G: number): Local {
  const { arena, wasm } = core;
  const { packed, panels, dispose } = matrixInCore(core, n);
  wasm.factor(packed, panels);
  const groups = panelsOf(G);
  const length = 16 * panels * groups;
  const rows = arena.allocate(length);
  // Panels of four candidates: element (k, g) of B stands at [g/4][k][g%4].
  const right = new Float64Array(length);
  const gram = createWasmBackend(core).crossGram(benchKernel('se'), inputs(n), candidates(G), DIMENSION);
  for (let k = 0; k < n; k++)
    for (let g = 0; g < G; g++) right[((g >> 2) * 4 * panels + k) * 4 + (g % 4)] = gram[k * G + g];
  return {
    reset: () => arena.doubles(rows, length).set(right),
    run: () => wasm.solvePanels(packed, panels, rows, groups),
    value: () => {
      const solved = arena.doubles(rows, length);
      let sum = 0;
      for (let k = 0; k < n; k++) sum += solved[4 * k] ** 2;
      return sum;
    },
    dispose: () => {
      dispose();
      arena.free(rows);
    },
  };
}

const modelAt = (G: number): PosteriorModel => ({
  kernel: benchKernel('se'),
  temporal: STATIC,
  candidates: candidates(G),
  dimension: DIMENSION,
});

function predict(core: Core, n: number, G: number): Local {
  const backend = createWasmBackend(core);
  const model = modelAt(G);
  const data = observations(n);
  const mean = new Float64Array(G);
  const variance = new Float64Array(G);
  return {
    run: () => {
      const posterior = backend.createPosterior(model, n);
      posterior.appendAll(data);
      posterior.predict(1, mean, variance);
      posterior.dispose();
    },
    value: () => sum(mean) + sum(variance),
  };
}

function appendRow(core: Core, n: number): Local {
  const { arena, wasm } = core;
  const { packed, panels, dispose } = matrixInCore(core, n);
  wasm.factor(packed, panels);
  const row = arena.allocate(4 * panels);
  const gram = createWasmBackend(core).crossGram(benchKernel('se'), candidates(1), inputs(n), DIMENSION);
  return {
    reset: () => {
      arena
        .doubles(row, 4 * panels)
        .fill(0)
        .set(gram);
    },
    run: () => wasm.solveRow(packed, n, row),
    value: () => -wasm.subtractDot(0, row, row, n),
    dispose: () => {
      dispose();
      arena.free(row);
    },
  };
}

function appendGrid(core: Core, n: number, G: number): Local {
  const kernel = new WasmKernel(core, benchKernel('se'));
  const data = new DataMemory(core, kernel, STATIC, n + 1);
  const grid = new GridMemory(core, kernel, candidates(G));
  const all = observations(n + 1);
  const last = all[n];
  grid.ensureRows(n + 1);
  all.slice(0, n).forEach((observation, i) => {
    data.gramRow(i, observation, 1);
    data.storeRow(i, observation, 1 + NOISE_VARIANCE);
  });
  const held = all.slice(0, n);
  data.factorAll(n, held);
  grid.appendAll(
    held.map(() => 1),
    data,
  );
  data.gramRow(n, last, 1);
  const root = Math.sqrt(data.solveRow(n, 1 + NOISE_VARIANCE));
  data.storeRow(n, last, root);
  data.appendZ(n, last.y, root);
  return {
    run: () => grid.append(n, last.x, 1, root, data),
    value: () => {
      const { means, squares } = grid.sums();
      return sum(means) + sum(squares);
    },
    dispose: () => {
      grid.dispose();
      data.dispose();
      kernel.dispose();
    },
  };
}

/** What has been dropped comes back as the newest before the next run. */
function dropMiddle(core: Core, n: number, G: number): Local {
  const posterior = createWasmBackend(core).createPosterior(modelAt(G), n);
  const held = observations(n);
  posterior.appendAll(held);
  const middle = n >> 1;
  return {
    reset: () => {
      if (posterior.size === n) return;
      held.push(...held.splice(middle, 1));
      posterior.append(held[n - 1]);
    },
    run: () => posterior.remove(middle),
    value: () => {
      const [mean, variance] = [new Float64Array(G), new Float64Array(G)];
      posterior.predict(1, mean, variance);
      return sum(mean) + sum(variance);
    },
    dispose: () => posterior.dispose(),
  };
}

function gram(core: Core, family: StationaryFamily, n: number, G: number): Local {
  const { arena } = core;
  const kernel = new WasmKernel(core, benchKernel(family));
  const padded = roundUp4(G);
  const coordinates = arena.allocate(DIMENSION * padded);
  const out = arena.allocate(n * padded);
  kernel.writeInputs(coordinates, padded, candidates(G), G);
  const x = inputs(n);
  return {
    run: () => {
      for (let i = 0; i < n; i++)
        kernel.row(x.subarray(2 * i, 2 * i + 2), coordinates, padded, padded, out + 8 * i * padded);
    },
    value: () => sum(arena.doubles(out, G)) + sum(arena.doubles(out + 8 * (n - 1) * padded, G)),
    dispose: () => {
      arena.free(out);
      arena.free(coordinates);
      kernel.dispose();
    },
  };
}

function evidence(core: Core, n: number): Local {
  const backend = createWasmBackend(core);
  const data = observations(n);
  let value = 0;
  return {
    run: () => {
      const gradient = backend.logMarginalLikelihoodGradient(benchKernel('se'), STATIC, data);
      value = evidenceSum(gradient);
    },
    value: () => value,
  };
}

/** The log marginal likelihood plus its derivatives in the logarithms of l_1, l_2, σ_f² and σ_n². */
function evidenceSum({ value, lengthscales, variance, noiseVariance }: EvidenceGradient): number {
  return value + LENGTHSCALE * sum(lengthscales) + variance + NOISE_VARIANCE * noiseVariance;
}

function priorDraw(core: Core, G: number): Local {
  const sampler = createPriorSampler(createWasmBackend(core), benchKernel('se'), gridOf(G));
  const stream = createStream(1, 'benchmark');
  const out = new Float64Array(G);
  return { run: () => sampler.draw(stream, out), value: () => null };
}

/** A draw from a posterior that is there already; observations at the first candidates of the grid. */
function posteriorDraw(core: Core, n: number, G: number): Local {
  const backend = createWasmBackend(core);
  const grid = gridOf(G);
  const kernel = benchKernel('se');
  const prior = createPriorSampler(backend, kernel, grid);
  const sampler = new PosteriorSampler(prior, STATIC);
  const shared = { time: 1, noiseVariance: NOISE_VARIANCE };
  const data = Array.from(outputs(n), (y, candidate) => ({ candidate, y, ...shared }));
  const model = { kernel, temporal: STATIC, candidates: grid.points, dimension: DIMENSION };
  const posterior = backend.createPosterior(model, data.length);
  posterior.appendAll(data.map(({ candidate, ...rest }) => ({ ...rest, x: candidateAt(grid, candidate) })));
  const stream = createStream(1, 'benchmark');
  const out = new Float64Array(G);
  return {
    run: () => sampler.draw(posterior, data, 1, stream, out),
    value: () => null,
    dispose: () => posterior.dispose(),
  };
}

/** A grid of `size` points with axes i/N, as in native.py. */
function gridOf(size: number): CandidateSet {
  const axes = gridSides(size).map((side) => Float64Array.from({ length: side }, (_, i) => i / side));
  const [first, second] = axes;
  const points = Float64Array.from({ length: 2 * size }, (_, i) => {
    const g = Math.floor(i / 2);
    return i % 2 === 0 ? first[Math.floor(g / second.length)] : second[g % second.length];
  });
  return { kind: 'grid', size, dimension: DIMENSION, points, axes, names: [] };
}

export function sum(values: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i];
  return total;
}
