import { log } from '../../math/index.ts';

/** Block lengths up to this are all tried as the longest one; beyond, a quarter more each time. */
const ALL_LENGTHS = 64;
const GROWTH = 1.25;

interface PartitionInput {
  /** Times τ_1 ≤ … ≤ τ_n at which the evaluations ended. */
  readonly times: readonly number[];
  readonly epsilon: number;
  readonly noiseVariance: number;
  /** Maximum space information gain γ_M at index M = 0..n, not decreasing. */
  readonly gains: readonly number[];
}

/** The cheapest partition of the first n times. */
export interface Partition {
  /** N γ_M + ½ Σ M_i φ(σ⁻² ε √(C_i/M_i)). */
  readonly cost: number;
  /** N. */
  readonly blocks: number;
  /** M: no block is longer. */
  readonly longest: number;
}

/** φ(x) = min(x, ln x + 1/x) for x ≥ 0; the first is the smaller one up to 1. */
export function phi(x: number): number {
  return x <= 1 ? x : Math.min(x, log(x) + 1 / x);
}

/**
 * The partition 0 = d_0 < … < d_N = n of the rounds that makes the bracket of (7), CTV paper, smallest, for every
 * n = 1..T at once. For a given longest block M the cost is a sum over blocks, so a shortest path finds the best one
 * exactly; M runs over `longestBlocks`. Every partition gives a valid bound, so leaving some M out costs tightness only.
 * O(T²) for the uniformities and O(T Σ M) for the paths.
 */
export function bestPartitions(input: PartitionInput): Partition[] {
  const { times, gains } = input;
  const n = times.length;
  const paths = longestBlocks(n).map((longest) => new Path(longest, gains[longest], n));
  const uniformity = new Float64Array(n);
  const block = new Float64Array(n);
  return times.map((_, last) => {
    blockCosts(input, last, uniformity, block);
    for (const path of paths) path.extend(last, block);
    return paths
      .map((path) => path.at(last + 1))
      .reduce((best, next) => (next.cost < best.cost ? next : best));
  });
}

/** The lengths M tried as the longest block, ascending, the last one n. */
export function longestBlocks(n: number): number[] {
  const lengths: number[] = [];
  for (let m = 1; m < n; m = m < ALL_LENGTHS ? m + 1 : Math.ceil(m * GROWTH)) lengths.push(m);
  return [...lengths, n];
}

/**
 * ½ M φ(σ⁻² ε √(C/M)) of the blocks first..last into `block` at index first. `uniformity` holds C of first..last−1 on
 * entry and of first..last on return: one more time adds twice its column of Σ min(1/ε², (τ_j − τ_k)²).
 */
function blockCosts(
  { times, epsilon, noiseVariance }: PartitionInput,
  last: number,
  uniformity: Float64Array,
  block: Float64Array,
): void {
  const cap = 1 / (epsilon * epsilon);
  let column = 0;
  for (let first = last; first >= 0; first--) {
    const gap = times[last] - times[first];
    column += Math.min(cap, gap * gap);
    uniformity[first] += 2 * column;
    const length = last - first + 1;
    block[first] = 0.5 * length * phi((epsilon / noiseVariance) * Math.sqrt(uniformity[first] / length));
  }
}

/** Shortest path over the block ends with blocks of at most `longest` rounds, each costing `gain` on top. */
class Path {
  private readonly longest: number;
  private readonly gain: number;
  private readonly costs: Float64Array;
  private readonly blocks: Int32Array;

  constructor(longest: number, gain: number, n: number) {
    this.longest = longest;
    this.gain = gain;
    this.costs = new Float64Array(n + 1);
    this.blocks = new Int32Array(n + 1);
  }

  /** Adds round `last`, from 0; `block[first]` is the cost of the block first..last. */
  extend(last: number, block: Float64Array): void {
    let best = Number.POSITIVE_INFINITY;
    let from = last;
    for (let first = last; first >= Math.max(0, last + 1 - this.longest); first--) {
      const cost = this.costs[first] + block[first];
      if (cost < best) {
        best = cost;
        from = first;
      }
    }
    this.costs[last + 1] = best + this.gain;
    this.blocks[last + 1] = this.blocks[from] + 1;
  }

  at(end: number): Partition {
    return { cost: this.costs[end], blocks: this.blocks[end], longest: this.longest };
  }
}
