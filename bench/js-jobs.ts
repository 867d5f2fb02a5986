import { type Local, ready } from './local.ts';
import { candidates, gridSides, inputs, LENGTHSCALE, NOISE_VARIANCE, outputs } from './problem.ts';
import type { Job, Prepare } from './spec.ts';
import { sum } from './wasm-jobs.ts';

/** The jobs as plain loops over row-major Float64Arrays, as one would write them, with the engine's own Math.exp. */
export const jsJobs: Prepare = async ({ job, n, G }) => {
  const local = MAKERS[job]?.(n ?? 0, G ?? 0);
  return local ? ready(local) : null;
};

const MAKERS: Partial<Record<Job, (n: number, G: number) => Local>> = {
  potrf,
  trsm,
  predict,
  'append-row': appendRow,
  'append-grid': appendGrid,
  'drop-middle': dropMiddle,
  'gram-se': (n, G) => gramJob(squaredExponential, n, G),
  'gram-matern52': (n, G) => gramJob(matern52, n, G),
  'lml-grad': evidence,
  'prior-draw': (_, G) => priorDraw(G),
  'posterior-draw': posteriorDraw,
};

const squaredExponential = (r2: number) => Math.exp(-0.5 * r2);

function matern52(r2: number): number {
  const s = Math.sqrt(5 * r2);
  return (1 + s + (s * s) / 3) * Math.exp(-s);
}

function fillGram(
  correlation: (r2: number) => number,
  a: Float64Array,
  b: Float64Array,
  out: Float64Array,
): void {
  const columns = b.length / 2;
  for (let i = 0; 2 * i < a.length; i++)
    for (let j = 0; j < columns; j++) {
      const u = (a[2 * i] - b[2 * j]) / LENGTHSCALE;
      const v = (a[2 * i + 1] - b[2 * j + 1]) / LENGTHSCALE;
      out[i * columns + j] = correlation(u * u + v * v);
    }
}

function covariance(n: number): Float64Array {
  const matrix = new Float64Array(n * n);
  fillGram(squaredExponential, inputs(n), inputs(n), matrix);
  for (let i = 0; i < n; i++) matrix[i * n + i] += NOISE_VARIANCE;
  return matrix;
}

/** Row by row, the lower triangle in place. */
function factor(a: Float64Array, n: number): void {
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let value = a[i * n + j];
      for (let k = 0; k < j; k++) value -= a[i * n + k] * a[j * n + k];
      a[i * n + j] = i === j ? Math.sqrt(value) : value / a[j * n + j];
    }
}

/** B := L⁻¹ B for `n × m`, along the rows of B. */
function solve(l: Float64Array, n: number, b: Float64Array, m: number): void {
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) {
      const value = l[i * n + j];
      for (let g = 0; g < m; g++) b[i * m + g] -= value * b[j * m + g];
    }
    for (let g = 0; g < m; g++) b[i * m + g] /= l[i * n + i];
  }
}

function factorOf(n: number): Float64Array {
  const l = covariance(n);
  factor(l, n);
  return l;
}

function potrf(n: number): Local {
  const matrix = covariance(n);
  const l = matrix.slice();
  return {
    reset: () => l.set(matrix),
    run: () => factor(l, n),
    value: () => sum(Array.from({ length: n }, (_, i) => Math.log(l[i * n + i]))),
  };
}

function trsm(n: number, G: number): Local {
  const l = factorOf(n);
  const right = new Float64Array(n * G);
  fillGram(squaredExponential, inputs(n), candidates(G), right);
  const b = right.slice();
  return {
    reset: () => b.set(right),
    run: () => solve(l, n, b, G),
    value: () => sum(Array.from({ length: n }, (_, k) => b[k * G] ** 2)),
  };
}

function predict(n: number, G: number): Local {
  const x = inputs(n);
  const grid = candidates(G);
  const mean = new Float64Array(G);
  const variance = new Float64Array(G);
  return {
    run: () => {
      const l = factorOf(n);
      const z = outputs(n);
      solve(l, n, z, 1);
      const v = new Float64Array(n * G);
      fillGram(squaredExponential, x, grid, v);
      solve(l, n, v, G);
      mean.fill(0);
      variance.fill(1);
      for (let i = 0; i < n; i++) addRow(v, i, G, z[i], mean, variance);
    },
    value: () => sum(mean) + sum(variance),
  };
}

function addRow(
  v: Float64Array,
  i: number,
  G: number,
  z: number,
  mean: Float64Array,
  variance: Float64Array,
): void {
  for (let g = 0; g < G; g++) {
    const value = v[i * G + g];
    mean[g] += z * value;
    variance[g] -= value * value;
  }
}

function appendRow(n: number): Local {
  const l = factorOf(n);
  const gram = new Float64Array(n);
  fillGram(squaredExponential, candidates(1), inputs(n), gram);
  const row = gram.slice();
  return {
    reset: () => row.set(gram),
    run: () => solve(l, n, row, 1),
    value: () => sum(row.map((value) => value * value)),
  };
}

function appendGrid(n: number, G: number): Local {
  const l = factorOf(n + 1);
  const z = outputs(n + 1);
  solve(l, n + 1, z, 1);
  const grid = candidates(G);
  const last = inputs(n + 1).slice(2 * n);
  const v = new Float64Array((n + 1) * G);
  fillGram(squaredExponential, inputs(n), grid, v);
  solve(
    l.filter((_, i) => i % (n + 1) < n),
    n,
    v.subarray(0, n * G),
    G,
  );
  const mean = new Float64Array(G);
  const negative = new Float64Array(G);
  for (let i = 0; i < n; i++) addRow(v, i, G, z[i], mean, negative);
  const row = v.subarray(n * G);
  return {
    run: () => {
      fillGram(squaredExponential, last, grid, row);
      for (let j = 0; j < n; j++) {
        const value = l[n * (n + 1) + j];
        for (let g = 0; g < G; g++) row[g] -= value * v[j * G + g];
      }
      for (let g = 0; g < G; g++) row[g] /= l[n * (n + 1) + n];
      addRow(v, n, G, z[n], mean, negative);
    },
    value: () => sum(mean) - sum(negative),
  };
}

function dropMiddle(n: number, G: number): Local {
  const whole = { l: factorOf(n), z: outputs(n), v: new Float64Array(n * G) };
  solve(whole.l, n, whole.z, 1);
  fillGram(squaredExponential, inputs(n), candidates(G), whole.v);
  solve(whole.l, n, whole.v, G);
  const { l, z, v } = { l: whole.l.slice(), z: whole.z.slice(), v: whole.v.slice() };
  const mean = new Float64Array(G);
  const variance = new Float64Array(G);
  return {
    reset: () => {
      l.set(whole.l);
      z.set(whole.z);
      v.set(whole.v);
    },
    run: () => {
      const rotations = dropRow(l, n, n >> 1);
      rotateRows(z, 1, n >> 1, rotations);
      rotateRows(v, G, n >> 1, rotations);
      mean.fill(0);
      variance.fill(1);
      for (let i = 0; i < n - 1; i++) addRow(v, i, G, z[i], mean, variance);
    },
    value: () => sum(mean) + sum(variance),
  };
}

/** L without one row, in place, by Givens rotations; cosine and sine of each, the first making row `dropped`. */
function dropRow(l: Float64Array, n: number, dropped: number): (readonly [number, number])[] {
  const rotations: [number, number][] = [];
  for (let row = dropped + 1; row < n; row++) {
    const [from, to] = [row * n, (row - 1) * n];
    for (let k = 0; k < dropped; k++) l[to + k] = l[from + k];
    let carry = l[from + dropped];
    for (let k = dropped; k < row - 1; k++) {
      const [cosine, sine] = rotations[k - dropped];
      const next = l[from + k + 1];
      l[to + k] = cosine * next + sine * carry;
      carry = cosine * carry - sine * next;
    }
    const length = Math.hypot(l[from + row], carry);
    rotations.push([l[from + row] / length, carry / length]);
    l[to + row - 1] = length;
  }
  return rotations;
}

/** The same rotations for the rows of an `n × m` matrix, in place. */
function rotateRows(
  b: Float64Array,
  m: number,
  dropped: number,
  rotations: readonly (readonly [number, number])[],
): void {
  const carry = b.slice(dropped * m, (dropped + 1) * m);
  rotations.forEach(([cosine, sine], i) => {
    const to = (dropped + i) * m;
    for (let g = 0; g < m; g++) {
      const next = b[to + m + g];
      b[to + g] = cosine * next + sine * carry[g];
      carry[g] = cosine * carry[g] - sine * next;
    }
  });
}

function gramJob(correlation: (r2: number) => number, n: number, G: number): Local {
  const [x, grid] = [inputs(n), candidates(G)];
  const out = new Float64Array(n * G);
  return {
    run: () => fillGram(correlation, x, grid, out),
    value: () => sum(out.subarray(0, G)) + sum(out.subarray((n - 1) * G)),
  };
}

/** Log marginal likelihood and its derivatives in ln l_1, ln l_2, ln σ_f² and ln σ_n², by way of L⁻¹ and K⁻¹. */
function evidence(n: number): Local {
  const x = inputs(n);
  let value = 0;
  return {
    run: () => {
      const l = factorOf(n);
      const inverse = new Float64Array(n * n);
      for (let i = 0; i < n; i++) inverse[i * n + i] = 1;
      solve(l, n, inverse, n);
      const z = outputs(n);
      solve(l, n, z, 1);
      value = -0.5 * n * Math.log(2 * Math.PI);
      for (let i = 0; i < n; i++) value -= 0.5 * z[i] * z[i] + Math.log(l[i * n + i]);
      for (const derivative of slopes(x, inverse, z, n)) value += derivative;
    },
    value: () => value,
  };
}

/** ½ Σ (ααᵀ − K⁻¹) ∂K/∂ ln θ for the two lengthscales, σ_f² and σ_n², with α = L⁻ᵀz. */
function slopes(x: Float64Array, inverse: Float64Array, z: Float64Array, n: number): Float64Array {
  const alpha = new Float64Array(n);
  const precision = new Float64Array(n * n);
  for (let k = 0; k < n; k++)
    for (let i = 0; i <= k; i++) {
      const value = inverse[k * n + i];
      alpha[i] += value * z[k];
      for (let j = 0; j <= i; j++) precision[i * n + j] += value * inverse[k * n + j];
    }
  const totals = new Float64Array(4);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) {
      const u = ((x[2 * i] - x[2 * j]) / LENGTHSCALE) ** 2;
      const v = ((x[2 * i + 1] - x[2 * j + 1]) / LENGTHSCALE) ** 2;
      const weight = (alpha[i] * alpha[j] - precision[i * n + j]) * Math.exp(-0.5 * (u + v));
      totals[0] += weight * u;
      totals[1] += weight * v;
      totals[2] += weight;
    }
    const diagonal = 0.5 * (alpha[i] * alpha[i] - precision[i * n + i]);
    totals[2] += diagonal;
    totals[3] += diagonal * NOISE_VARIANCE;
  }
  return totals;
}

function priorDraw(G: number): Local {
  const [n1, n2] = gridSides(G);
  const [left, right] = [axisFactor(n1), axisFactor(n2)];
  return { run: () => void drawPrior(left, n1, right, n2), value: () => null };
}

/** L₁ Z L₂ᵀ: a draw on the grid from one factor per axis. */
function drawPrior(left: Float64Array, n1: number, right: Float64Array, n2: number): Float64Array {
  const normals = Float64Array.from({ length: n1 * n2 }, boxMuller);
  const half = new Float64Array(n1 * n2);
  const out = new Float64Array(n1 * n2);
  for (let i = 0; i < n1; i++)
    for (let k = 0; k <= i; k++)
      for (let j = 0; j < n2; j++) half[i * n2 + j] += left[i * n1 + k] * normals[k * n2 + j];
  for (let i = 0; i < n1; i++)
    for (let j = 0; j < n2; j++)
      for (let k = 0; k <= j; k++) out[i * n2 + j] += half[i * n2 + k] * right[j * n2 + k];
  return out;
}

function posteriorDraw(n: number, G: number): Local {
  const [n1, n2] = gridSides(G);
  const grid = Float64Array.from({ length: 2 * G }, (_, i) =>
    i % 2 ? ((i >> 1) % n2) / n2 : Math.floor((i >> 1) / n2) / n1,
  );
  const l = new Float64Array(n * n);
  fillGram(squaredExponential, grid.subarray(0, 2 * n), grid.subarray(0, 2 * n), l);
  for (let i = 0; i < n; i++) l[i * n + i] += NOISE_VARIANCE;
  factor(l, n);
  const v = new Float64Array(n * G);
  fillGram(squaredExponential, grid.subarray(0, 2 * n), grid, v);
  solve(l, n, v, G);
  const [left, right] = [axisFactor(n1), axisFactor(n2)];
  const y = outputs(n);
  return {
    run: () => {
      const draw = drawPrior(left, n1, right, n2);
      const z = y.map((value, i) => value - draw[i] - Math.sqrt(NOISE_VARIANCE) * boxMuller());
      solve(l, n, z, 1);
      for (let i = 0; i < n; i++) for (let g = 0; g < G; g++) draw[g] += z[i] * v[i * G + g];
    },
    value: () => null,
  };
}

function boxMuller(): number {
  return Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
}

function axisFactor(n: number): Float64Array {
  const line = Float64Array.from({ length: 2 * n }, (_, i) => (i % 2 ? 0 : i / 2 / n));
  const l = new Float64Array(n * n);
  fillGram(squaredExponential, line, line, l);
  for (let i = 0; i < n; i++) l[i * n + i] += 1e-8;
  factor(l, n);
  return l;
}
