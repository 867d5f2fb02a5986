import { NotPositiveDefinite } from '../linalg/errors.ts';

/** The lower Cholesky factor L of a symmetric positive definite `n × n` matrix that grows by a row at a time. */
export class GrowingFactor {
  /** Row by row, row i from i (i + 1) / 2 on. */
  private packed = new Float64Array(64);
  private n = 0;

  get size(): number {
    return this.n;
  }

  /**
   * Appends a row to the matrix, O(n).
   * @param half L⁻¹ times the new row's entries beside the old ones (n)
   * @throws NotPositiveDefinite
   */
  append(half: Float64Array, diagonal: number): void {
    const { n } = this;
    let pivot = diagonal;
    for (let i = 0; i < n; i++) pivot -= half[i] * half[i];
    if (!(pivot > 0)) throw new NotPositiveDefinite(n, 0);
    const start = (n * (n + 1)) / 2;
    if (start + n + 1 > this.packed.length) this.grow(start + n + 1);
    this.packed.set(half, start);
    this.packed[start + n] = Math.sqrt(pivot);
    this.n = n + 1;
  }

  /** Takes `amount` ≥ 0 from entry (k, k) of the matrix, O((n − k)²). @throws NotPositiveDefinite */
  reduceDiagonal(k: number, amount: number): void {
    const { n, packed } = this;
    const x = new Float64Array(n);
    x[k] = Math.sqrt(amount);
    for (let j = k; j < n; j++) {
      const diagonal = (j * (j + 3)) / 2;
      const pivot = packed[diagonal];
      const square = pivot * pivot - x[j] * x[j];
      if (!(square > 0)) throw new NotPositiveDefinite(j, 0);
      const reduced = Math.sqrt(square);
      const c = reduced / pivot;
      const s = x[j] / pivot;
      packed[diagonal] = reduced;
      for (let i = j + 1; i < n; i++) {
        const at = (i * (i + 1)) / 2 + j;
        const value = (packed[at] - s * x[i]) / c;
        packed[at] = value;
        x[i] = c * x[i] - s * value;
      }
    }
  }

  /** Turns a into L⁻¹ a and b into L⁻¹ b: two at once take as long as one. */
  solveLower(a: Float64Array, b: Float64Array): void {
    const { n, packed } = this;
    for (let i = 0, at = 0; i < n; i++) {
      let first = a[i];
      let second = b[i];
      for (let j = 0; j < i; j++, at++) {
        const entry = packed[at];
        first -= entry * a[j];
        second -= entry * b[j];
      }
      const pivot = packed[at++];
      a[i] = first / pivot;
      b[i] = second / pivot;
    }
  }

  /** Turns a into L⁻ᵀ a. */
  solveUpper(a: Float64Array): void {
    const { n, packed } = this;
    for (let i = n - 1; i >= 0; i--) {
      const start = (i * (i + 1)) / 2;
      const value = a[i] / packed[start + i];
      a[i] = value;
      for (let j = 0; j < i; j++) a[j] -= packed[start + j] * value;
    }
  }

  private grow(needed: number): void {
    const larger = new Float64Array(2 * needed);
    larger.set(this.packed);
    this.packed = larger;
  }
}
