import { cos, exp, log, sin } from '../../math/index.ts';
import { HEIGHTS, reflected, WIDTHS } from './branke-peaks.ts';

/** Peaks of the Generalised Moving Peaks Benchmark at one time, in d = 1 or 2 dimensions. */
export interface GeneralisedPeaks {
  /** `k × d`. */
  readonly centres: readonly (readonly number[])[];
  readonly heights: readonly number[];
  /** `k × d`, one per axis. */
  readonly widths: readonly (readonly number[])[];
  /** Radians, in [−π, π]; without effect in one dimension. */
  readonly angles: readonly number[];
  /** How rough each peak is; 0: smooth. */
  readonly taus: readonly number[];
  /** `k × 4`: frequencies of the roughness, two on each side. */
  readonly etas: readonly (readonly number[])[];
}

/** Standard normal numbers of one change, in the shapes of the peaks. */
export type PeaksChange = GeneralisedPeaks;

/** How peaks change, and what stays. */
export interface PeaksSettings {
  /** Coordinates lie in [−box, box]. */
  readonly box: number;
  /** How far a centre moves at a change. */
  readonly shift: number;
  readonly height: number;
  readonly width: number;
  /** 0: angles stay. */
  readonly angle: number;
  /** Both 0: the roughness stays. */
  readonly tau: number;
  readonly eta: number;
  /** Else the first normal of a width serves all axes. */
  readonly elliptical: boolean;
  readonly tauRange: readonly [number, number];
  readonly etaRange: readonly [number, number];
}

/** The peaks after a change; every number that changes is reflected at the ends of its range (ALGORITHMS-SHELF §20). */
export function changedGeneralisedPeaks(
  peaks: GeneralisedPeaks,
  change: PeaksChange,
  settings: PeaksSettings,
): GeneralisedPeaks {
  const { box, shift, height, width, angle, tau, eta, elliptical, tauRange, etaRange } = settings;
  const turns = angle !== 0 && peaks.centres[0].length > 1;
  const roughens = tau !== 0 || eta !== 0;
  return {
    centres: peaks.centres.map((centre, k) => moved(centre, change.centres[k], shift, box)),
    widths: peaks.widths.map((own, k) =>
      own.map((value, d) => reflected(value + width * change.widths[k][elliptical ? d : 0], WIDTHS)),
    ),
    heights: peaks.heights.map((value, k) => reflected(value + height * change.heights[k], HEIGHTS)),
    angles: turns
      ? peaks.angles.map((value, k) => reflected(value + angle * change.angles[k], [-Math.PI, Math.PI]))
      : peaks.angles,
    taus: roughens
      ? peaks.taus.map((value, k) => reflected(value + tau * change.taus[k], tauRange))
      : peaks.taus,
    etas: roughens
      ? peaks.etas.map((own, k) =>
          own.map((value, i) => reflected(value + eta * change.etas[k][i], etaRange)),
        )
      : peaks.etas,
  };
}

function moved(centre: readonly number[], way: readonly number[], shift: number, box: number): number[] {
  const length = Math.sqrt(way.reduce((sum, value) => sum + value * value, 0));
  return centre.map((value, d) =>
    reflected(length > 0 ? value + (shift * way[d]) / length : value, [-box, box]),
  );
}

/** f(x) = max_k (h_k − ‖w_k ∘ T_k(R(θ_k)(x − c_k))‖). */
export function generalisedPeaksValue(peaks: GeneralisedPeaks, x: ArrayLike<number>): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const [k, centre] of peaks.centres.entries()) {
    const own = turned(
      centre.map((value, d) => x[d] - value),
      peaks.angles[k],
    );
    let squares = 0;
    for (const [d, value] of own.entries()) {
      const stretched = peaks.widths[k][d] * roughened(value, peaks.taus[k], peaks.etas[k]);
      squares += stretched * stretched;
    }
    best = Math.max(best, peaks.heights[k] - Math.sqrt(squares));
  }
  return best;
}

function turned(offset: readonly number[], angle: number): readonly number[] {
  if (offset.length === 1) return offset;
  const [u, v] = offset;
  return [cos(angle) * u + sin(angle) * v, cos(angle) * v - sin(angle) * u];
}

/** T(v) = sgn(v) exp(u + τ (sin(η_a u) + sin(η_b u))), u = ln|v|, with a pair of η for each sign; T(0) = 0. */
function roughened(value: number, tau: number, etas: readonly number[]): number {
  if (value === 0 || tau === 0) return value;
  const u = log(Math.abs(value));
  const [a, b] = value > 0 ? [etas[0], etas[1]] : [etas[2], etas[3]];
  return Math.sign(value) * exp(u + tau * (sin(a * u) + sin(b * u)));
}
