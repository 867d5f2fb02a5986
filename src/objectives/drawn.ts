import type { CandidateSet } from '../contracts/candidates.ts';
import { monotoneCubic, polyline } from '../math/monotone-cubic.ts';
import type { KeyFrame, ParamSpec } from '../parameters/spec.ts';
import type { GridObjectiveSpec, Objective } from './spec.ts';

/** The index of the key frame whose curve is seen at the one of this index: where stillness led there, an earlier one. */
export function shownFrame(frames: readonly KeyFrame[], index: number): number {
  let shown = index;
  while (shown > 0 && frames[shown - 1].next === 'still') shown--;
  return shown;
}

/**
 * Between two key frames f glides, (1 − u) of the one and u of the next, u the share of the steps gone by; or it stays and
 * jumps at the next one's step; or it stays for good, and the next one's own curve is not seen. Before the first and after
 * the last key frame nothing moves.
 */
export function drawnObjective(
  frames: readonly KeyFrame[],
  between: 'smooth' | 'straight',
  candidates: CandidateSet,
  horizon: number,
): Objective {
  const through = between === 'straight' ? polyline : monotoneCubic;
  const drawn = frames.map(({ points }) => candidates.points.map(through(points)));
  const curves = frames.map((_, i) => drawn[shownFrame(frames, i)]);
  return {
    changePoints: frames
      .slice(1)
      .flatMap(({ step }, i) =>
        frames[i].next === 'jump' && differ(curves[i], curves[i + 1]) ? [step - 1] : [],
      )
      .filter((after) => after < horizon),
    valuesAt: (t) => valuesBetween(frames, curves, t),
  };
}

const differ = (a: Float64Array, b: Float64Array) => a.some((value, i) => value !== b[i]);

function valuesBetween(
  frames: readonly KeyFrame[],
  curves: readonly Float64Array[],
  t: number,
): Float64Array {
  const at = Math.max(
    0,
    frames.findLastIndex(({ step }) => step <= t),
  );
  const [from, to] = [frames[at], frames[at + 1]];
  if (!to || t <= from.step || from.next !== 'glide') return curves[at];
  const u = (t - from.step) / (to.step - from.step);
  return curves[at].map((value, i) => value + u * (curves[at + 1][i] - value));
}

/** A hill that wanders and flattens, is gone at a stroke for one that melts into two, and at another for one that stays. */
const THREE_ACTS: readonly KeyFrame[] = [
  {
    step: 1,
    next: 'glide',
    points: [
      [0, -0.4],
      [0.12, -0.5],
      [0.4, 1.8],
      [0.62, -0.6],
      [0.8, -0.3],
      [1, 0.6],
    ],
  },
  {
    step: 60,
    next: 'jump',
    points: [
      [0, -0.4],
      [0.24, -0.5],
      [0.52, 1.8],
      [0.74, -0.6],
      [1, -0.1],
    ],
  },
  {
    step: 61,
    next: 'glide',
    points: [
      [0, -1.6],
      [0.18, -0.5],
      [0.45, -0.8],
      [0.73, 1.1],
      [1, -0.1],
    ],
  },
  {
    step: 130,
    next: 'jump',
    points: [
      [0, -0.9],
      [0.2, 0.9],
      [0.42, -0.4],
      [0.73, 0.6],
      [1, -0.1],
    ],
  },
  {
    step: 131,
    next: 'still',
    points: [
      [0, -0.5],
      [0.08, -1.2],
      [0.31, 1.9],
      [0.62, -0.8],
      [0.78, -0.6],
      [1, -1],
    ],
  },
  {
    step: 200,
    next: 'still',
    points: [
      [0, -0.5],
      [0.08, -1.2],
      [0.31, 1.9],
      [0.62, -0.8],
      [0.78, -0.6],
      [1, -1],
    ],
  },
];

const PARAMETERS: readonly ParamSpec[] = [
  {
    id: 'frames',
    type: 'key frames',
    label: 'Key frames',
    symbol: '',
    help: 'The curves at some steps, each through points of its own. Between two of them the objective glides, jumps or stays still.',
    default: THREE_ACTS,
    min: -1e6,
    max: 1e6,
    lastStep: 2000,
  },
  {
    id: 'between',
    type: 'choice',
    label: 'Between points',
    symbol: '',
    help: 'Smooth: a cubic that never swings beyond its points. Straight: lines, with corners at the points.',
    default: 'smooth',
    choices: [
      { value: 'smooth', label: 'smooth' },
      { value: 'straight', label: 'straight' },
    ],
  },
];

/** f(x, t) drawn by hand: key frames on the time axis, monotone cubics in x (see `monotoneCubic`). */
export const drawn: GridObjectiveSpec = {
  id: 'drawn',
  name: 'Drawn',
  summary: 'curves drawn by hand, and how one becomes the next',
  source: 'the user',
  dimension: 1,
  domain: [[0, 1]],
  parameters: PARAMETERS,
  defaults: {
    horizon: 200,
    noiseVariance: 0.05,
    pointsPerDimension: 200,
    model: { kernel: 'se', lengthscale: 0.15, signalVariance: 1, noiseVariance: null },
  },
  create: ({ parameters: { frames, between }, candidates, horizon }) =>
    drawnObjective(frames as readonly KeyFrame[], between as 'smooth' | 'straight', candidates, horizon),
};
