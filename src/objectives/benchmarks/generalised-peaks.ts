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

const CHANGES = { shift: 2, height: 7, width: 1, box: 50 };
const ROUGH = { tau: 0.05, eta: 2, tauRange: [0, 0.4], etaRange: [10, 25] } as const;
const SMOOTH = { tau: 0, eta: 0, tauRange: [0, 0], etaRange: [10, 25] } as const;
const TURNING = Math.PI / 9;

/** The first four are scenarios 1 to 4 of the authors' generator of 2020; the last has the ranges of EDOLAB's of 2023. */
export const PRESETS = {
  cones: { ...CHANGES, ...SMOOTH, angle: 0, elliptical: false },
  rotated: { ...CHANGES, ...SMOOTH, angle: TURNING, elliptical: true },
  irregular: { ...CHANGES, ...ROUGH, angle: 0, elliptical: false },
  full: { ...CHANGES, ...ROUGH, angle: TURNING, elliptical: true },
  edolab: {
    ...{ height: 7, width: 1, box: 100, shift: 1, angle: TURNING, elliptical: true },
    ...{ tau: 0.2, eta: 10, tauRange: [0.1, 1], etaRange: [0, 50] },
  },
} as const satisfies Readonly<Record<string, PeaksSettings>>;
