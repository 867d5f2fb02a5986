/** A = Σ κ_k u_k u_kᵀ of a symmetric matrix. */
export interface SymmetricEigen {
  /** κ, n of them, in no order. */
  readonly values: Float64Array;
  /** `n × n`, one eigenvector u_k a row. */
  readonly vectors: Float64Array;
}

/** Two or three sweeps find an eigenvalue; the bound only keeps the loop finite. */
const MOST_SWEEPS = 100;
/** Entries of a row that are rotated together, few enough that those of all rows fit in a fast cache. */
const BLOCK = 32;

/**
 * Eigenvalues and orthonormal eigenvectors of a symmetric matrix, by Householder's tridiagonal form and the QL method with
 * implicit shifts (Golub & Van Loan, §8.3). Only + − × ÷ √. O(r n²) for a matrix of rank r that is full of rounding otherwise.
 * @param matrix symmetric, finite, `n × n`
 */
export function symmetricEigen(matrix: Float64Array, n: number): SymmetricEigen {
  const vectors = new Float64Array(n * n);
  for (let i = 0; i < n; i++) vectors[i * n + i] = 1;
  const { diagonal, beside } = tridiagonal(matrix.slice(), n, vectors);
  rotate(vectors, n, diagonalise(diagonal, beside));
  return { values: diagonal, vectors };
}

/** T = Qᵀ A Q by reflections. Overwrites A, and writes Qᵀ into `vectors`, which holds the identity. */
function tridiagonal(a: Float64Array, n: number, vectors: Float64Array) {
  const beside = new Float64Array(n);
  const reflections: Float64Array[] = [];
  const nothing = Number.EPSILON * Math.sqrt(a.reduce((sum, value) => sum + value * value, 0));
  for (let k = 0, left = Number.POSITIVE_INFINITY; k < n - 1 && left > nothing; k++) {
    const reflected = reflection(a, n, k);
    beside[k] = reflected.length;
    reflections.push(reflected.vector);
    left = reflect(a, n, k, reflected.vector);
  }
  for (const [k, vector] of [...reflections.entries()].reverse())
    for (let row = k + 1; row < n; row++) {
      let sum = 0;
      for (let j = k + 1, at = row * n + j; j < n; j++, at++) sum += vectors[at] * vector[j];
      for (let j = k + 1, at = row * n + j; j < n; j++, at++) vectors[at] -= 2 * sum * vector[j];
    }
  return { diagonal: Float64Array.from({ length: n }, (_, i) => a[i * n + i]), beside };
}

/** The vector v, of length 1 or 0, with (I − 2vvᵀ) turning column k below the diagonal into (length, 0, …, 0). */
function reflection(a: Float64Array, n: number, k: number) {
  const vector = new Float64Array(n);
  const first = a[(k + 1) * n + k];
  let below = 0;
  for (let i = k + 2; i < n; i++) below += a[i * n + k] * a[i * n + k];
  if (below === 0) return { vector, length: first };
  const norm = Math.sqrt(first * first + below);
  const length = first > 0 ? -norm : norm;
  for (let i = k + 1; i < n; i++) vector[i] = a[i * n + k];
  vector[k + 1] -= length;
  const scale = 1 / Math.sqrt(vector[k + 1] * vector[k + 1] + below);
  for (let i = k + 1; i < n; i++) vector[i] *= scale;
  return { vector, length };
}

/** A ← (I − 2vvᵀ) A (I − 2vvᵀ) behind row and column k; answers its largest entry there. */
function reflect(a: Float64Array, n: number, k: number, v: Float64Array): number {
  const image = new Float64Array(n);
  let dot = 0;
  for (let i = k + 1; i < n; i++) {
    let sum = 0;
    for (let j = k + 1, at = i * n + j; j < n; j++, at++) sum += a[at] * v[j];
    image[i] = 2 * sum;
    dot += v[i] * sum;
  }
  for (let i = k + 1; i < n; i++) image[i] -= 2 * dot * v[i];
  let largest = 0;
  for (let i = k + 1; i < n; i++) {
    const [own, turned] = [v[i], image[i]];
    for (let j = k + 1, at = i * n + j; j < n; j++, at++) {
      const value = a[at] - own * image[j] - turned * v[j];
      a[at] = value;
      largest = Math.max(largest, Math.abs(value));
    }
  }
  return largest;
}

/** Rotations of neighbouring rows in the order in which they are made. */
interface Rotations {
  /** Upper row of each. */
  readonly rows: number[];
  readonly sines: number[];
  readonly cosines: number[];
}

/** Turns a tridiagonal matrix diagonal; answers the rotations that do so. */
function diagonalise(diagonal: Float64Array, beside: Float64Array): Rotations {
  const rotations: Rotations = { rows: [], sines: [], cosines: [] };
  const n = diagonal.length;
  let norm = 0;
  for (let i = 0; i < n; i++) norm = Math.max(norm, Math.abs(diagonal[i]) + Math.abs(beside[i]));
  const nothing = Number.EPSILON * norm;
  for (let low = 0; low < n; low++)
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
      let high = low;
      while (high < n - 1 && Math.abs(beside[high]) > nothing) high++;
      if (high === low) break;
      sweepUp(diagonal, beside, low, high, rotations);
    }
  return rotations;
}

/** One implicit QL step on rows `low` to `high`, by Wilkinson's shift. */
function sweepUp(
  diagonal: Float64Array,
  beside: Float64Array,
  low: number,
  high: number,
  { rows, sines, cosines }: Rotations,
): void {
  const half = (diagonal[low + 1] - diagonal[low]) / (2 * beside[low]);
  const root = Math.sqrt(half * half + 1);
  let g = diagonal[high] - diagonal[low] + beside[low] / (half + (half < 0 ? -root : root));
  let [sine, cosine, carried] = [1, 1, 0];
  for (let i = high - 1; i >= low; i--) {
    const f = sine * beside[i];
    const b = cosine * beside[i];
    const r = Math.sqrt(f * f + g * g);
    beside[i + 1] = r;
    if (r === 0) {
      diagonal[i + 1] -= carried;
      beside[high] = 0;
      return;
    }
    sine = f / r;
    cosine = g / r;
    g = diagonal[i + 1] - carried;
    const turn = (diagonal[i] - g) * sine + 2 * cosine * b;
    carried = sine * turn;
    diagonal[i + 1] = g + carried;
    g = cosine * turn - b;
    rows.push(i);
    sines.push(sine);
    cosines.push(cosine);
  }
  diagonal[low] -= carried;
  beside[low] = g;
  beside[high] = 0;
}

/** Rotates the rows of an `n × n` matrix, some columns at a time. */
function rotate(matrix: Float64Array, n: number, { rows, sines, cosines }: Rotations): void {
  for (let first = 0; first < n; first += BLOCK) {
    const width = Math.min(BLOCK, n - first);
    for (let k = 0; k < rows.length; k++) {
      const [sine, cosine] = [sines[k], cosines[k]];
      for (let at = rows[k] * n + first, end = at + width; at < end; at++) {
        const upper = matrix[at];
        const lower = matrix[at + n];
        matrix[at + n] = sine * upper + cosine * lower;
        matrix[at] = cosine * upper - sine * lower;
      }
    }
  }
}

/** Σ g(κ_k) u_k u_kᵀ, `n × n`: the same matrix with another function of its eigenvalues. */
export function spectral(
  { multiply }: { multiply(a: Float64Array, b: Float64Array, n: number, k: number, m: number): Float64Array },
  { values, vectors }: SymmetricEigen,
  g: (value: number) => number,
): Float64Array {
  const n = values.length;
  const scaled = new Float64Array(n * n);
  for (let k = 0; k < n; k++) {
    const factor = g(values[k]);
    for (let i = 0; i < n; i++) scaled[i * n + k] = factor * vectors[k * n + i];
  }
  return multiply(scaled, vectors, n, n, n);
}
