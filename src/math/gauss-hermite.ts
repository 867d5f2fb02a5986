/** Nodes s_k and weights w_k with Σ w_k h(s_k) ≈ ∫ h(s) e^{−s²}/√π ds; the weights sum to 1. */
export interface Quadrature {
  /** In increasing order. */
  readonly nodes: Float64Array;
  readonly weights: Float64Array;
}

/** Halvings that bring a bracket well within Newton's reach, and steps that then reach the last bit. */
const BISECTIONS = 12;
const NEWTON_STEPS = 4;
/** Cached, because forms request the same nodes repeatedly. */
const computed = new Map<number, Quadrature>();

/**
 * Gauss–Hermite quadrature with n nodes, 1 ≤ n ≤ 64: exact for polynomials up to degree 2n − 1. The nodes are the
 * zeros of the n-th orthonormal Hermite polynomial p_n, found by bisection between those of p_{n−1}, which they
 * interlace, then by Newton’s method; w_k = 1/Σ_{j<n} p_j(s_k)², a sum of positive terms (Szegő, Orthogonal Polynomials, §3.4).
 * Only + − × ÷ √, so the bits are the same everywhere.
 */
export function gaussHermite(n: number): Quadrature {
  const known = computed.get(n);
  if (known) return known;
  if (!(Number.isInteger(n) && n >= 1 && n <= 64))
    throw new RangeError(`invalid number of nodes; expected integer from 1 to 64, got ${n}`);
  let zeros: number[] = [];
  for (let degree = 1; degree <= n; degree++) {
    const bound = Math.sqrt(2 * degree + 1);
    const walls = [-bound, ...zeros, bound];
    zeros = walls.slice(1).map((right, i) => zeroBetween(degree, walls[i], right));
  }
  const nodes = Float64Array.from(zeros, (zero, k) => (zero - zeros[n - 1 - k]) / 2);
  const quadrature = { nodes, weights: nodes.map((node) => 1 / sumOfSquares(n, node)) };
  computed.set(n, quadrature);
  return quadrature;
}

/** The one zero of p_degree between two numbers at which it has opposite signs: bisection, then Newton’s method. */
function zeroBetween(degree: number, left: number, right: number): number {
  const negativeLeft = hermite(degree, left) < 0;
  let low = left;
  let high = right;
  for (let i = 0; i < BISECTIONS; i++) {
    const middle = low + (high - low) / 2;
    if (hermite(degree, middle) < 0 === negativeLeft) low = middle;
    else high = middle;
  }
  let zero = low + (high - low) / 2;
  for (let i = 0; i < NEWTON_STEPS; i++)
    zero -= hermite(degree, zero) / (Math.sqrt(2 * degree) * hermite(degree - 1, zero));
  return zero;
}

/** p_degree(x), orthonormal under e^{−x²}/√π: p_0 = 1, p_{j+1} = √(2/(j+1)) x p_j − √(j/(j+1)) p_{j−1}. */
function hermite(degree: number, x: number): number {
  let before = 0;
  let value = 1;
  for (let j = 0; j < degree; j++) {
    const next = Math.sqrt(2 / (j + 1)) * x * value - Math.sqrt(j / (j + 1)) * before;
    before = value;
    value = next;
  }
  return value;
}

function sumOfSquares(n: number, x: number): number {
  let sum = 0;
  for (let j = 0; j < n; j++) sum += hermite(j, x) * hermite(j, x);
  return sum;
}
