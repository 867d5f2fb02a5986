import type { Slots } from '../../algorithms/spec.ts';
import type { Looking } from '../../contracts/record.ts';
import type { Backend } from '../../gp/backend.ts';
import { greedyDeterminantal } from '../../policy/determinantal.ts';
import { cellCovering, forcedLook, type Looks, scheduledShare } from '../../policy/looks/forced-looks.ts';
import type { CoveredPlace, Verdict } from '../../policy/trigger.ts';
import type { World } from '../world.ts';

/** Cells per axis in one dimension, and in more; places among arms. */
const CELLS = { line: 5, more: 3 };
const ARMS = 9;

const NONE = { split: null, eventPsi: null, eventKappa: null };

interface LooksOptions {
  readonly world: World;
  readonly backend: Backend;
  readonly horizon: number;
}

/** The forced looks of one lane: at which candidates, and at which steps. */
export class LaneLooks {
  private readonly cover: readonly number[];
  private readonly positions: ReadonlyMap<number, number>;
  private readonly looks: Looks;
  private readonly horizon: number;
  /** 1 + resets so far. */
  private episode = 1;
  /** Looks made in the current episode. */
  private made = 0;

  /** null for a lane that has no forced looks and no test of the values at a covering set. */
  static of({ looks, trigger }: Slots, options: LooksOptions): LaneLooks | null {
    if (!looks && !trigger.watchesPlaces) return null;
    return new LaneLooks(looks ?? { spacing: 'spread', share: 0 }, options);
  }

  private constructor(looks: Looks, { world, backend, horizon }: LooksOptions) {
    this.looks = looks;
    this.horizon = horizon;
    this.cover = looks.cover ?? covering(world, backend);
    this.positions = new Map(this.cover.map((candidate, position) => [candidate, position]));
  }

  /**
   * Position in the covering set that the schedule requires t' steps after a reset; null: none.
   * @param given a candidate chosen from outside, which is only a look if it is the scheduled place
   */
  at(tPrime: number, given: number | undefined): number | null {
    const look = forcedLook(this.looks.spacing, tPrime, this.made, this.share, this.cover.length);
    return given === undefined || given === this.candidate(look) ? look : null;
  }

  candidate(look: number | null): number | undefined {
    return look === null ? undefined : this.cover[look];
  }

  place(candidate: number, look: number | null): CoveredPlace | null {
    const position = this.positions.get(candidate);
    return position === undefined ? null : { position, look: look !== null };
  }

  /** Updates the counts after a step. */
  after(look: number | null, { reset, ofLooks = NONE }: Verdict): Looking {
    const looking = { look, share: this.share, ...ofLooks };
    if (look !== null) this.made++;
    if (reset) {
      this.episode++;
      this.made = 0;
    }
    return looking;
  }

  private get share(): number {
    return this.looks.share ?? scheduledShare(this.episode, this.cover.length, this.horizon);
  }
}

function covering(world: World, backend: Backend): number[] {
  const { candidates, inputs, inputDimension, kernel } = world;
  const n = candidates.size;
  if (candidates.kind === 'grid')
    return cellCovering(unitBox(candidates), candidates.dimension === 1 ? CELLS.line : CELLS.more);
  const matrix = backend.crossGram(kernel, inputs, inputs, inputDimension);
  return [...greedyDeterminantal({ matrix, n }, ARMS).chosen];
}

/** The candidates scaled to [0, 1]^d. */
function unitBox({ size, dimension, points }: World['candidates']): number[][] {
  const rows = Array.from({ length: size }, (_, i) => [
    ...points.subarray(i * dimension, (i + 1) * dimension),
  ]);
  const bounds = rows[0].map((_, d) => {
    const own = rows.map((row) => row[d]);
    const low = own.reduce((a, b) => Math.min(a, b));
    return [low, own.reduce((a, b) => Math.max(a, b)) - low || 1];
  });
  return rows.map((row) => row.map((value, d) => (value - bounds[d][0]) / bounds[d][1]));
}
