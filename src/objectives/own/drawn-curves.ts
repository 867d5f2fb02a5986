import type { CandidateSet } from '../../contracts/candidates.ts';
import { monotoneCubic, polyline } from '../../math/monotone-cubic.ts';
import type { KeyFrame } from '../../parameters/spec.ts';
import { ANY_ORDER, type Objective } from '../spec.ts';

/** The index of the key frame whose curve is seen at the one of this index: where stillness led there, an earlier one. */
export function shownFrame(frames: readonly KeyFrame[], index: number): number {
  let shown = index;
  while (shown > 0 && frames[shown - 1].next === 'still') shown--;
  return shown;
}

/**
 * Between two key frames f glides, (1 − u) of the one and u of the next, u the share of the steps gone by; or it stays and
 * jumps at the next one's step; or it stays for good, and the curve of the next one is not seen. Before the first and after
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
    course: ANY_ORDER,
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
