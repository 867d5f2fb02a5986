import { cos, exp, sin } from '../math/index.ts';
import type { ValuesOf } from '../parameters/typed.ts';
import { MOVING_PEAKS_2D } from './moving-peaks-2d.about.ts';
import { ANY_ORDER, gridObjective, type Objective, type ObjectiveContext } from './spec.ts';

type Context = ObjectiveContext<ValuesOf<typeof MOVING_PEAKS_2D>>;

interface Peak {
  /** Centre at step t. */
  readonly centre: (t: number) => readonly [number, number];
  readonly height: (t: number) => number;
}

/** Where and how high each peak is: angles and phases are spread evenly and turned by a seeded angle. */
function createPeaks(context: Context): Peak[] {
  const { peaks: count, turn, path, radius, trade } = context.parameters;
  const straight = path === 'straight';
  const stream = context.stream('peaks');
  const start = 2 * Math.PI * stream.uniform();
  return Array.from({ length: count }, (_, k) => {
    const offset = start + (2 * Math.PI * k) / count;
    const angle = (t: number) => offset + (2 * Math.PI * t) / turn;
    const along = (t: number) => radius * sin(angle(t));
    return {
      centre: (t) =>
        straight
          ? [0.5 + along(t) * cos(offset), 0.5 + along(t) * sin(offset)]
          : [0.5 + radius * cos(angle(t)), 0.5 + radius * sin(angle(t))],
      height: (t) => 1 + trade * sin((4 * Math.PI * t) / turn + (2 * Math.PI * k) / count),
    };
  });
}

/** Sum of Gaussian bumps Σ h_k(t) exp(−‖x − c_k(t)‖²/(2 width²)) − 0.5; after `jumpAfter` all centres are mirrored. */
function createMovingPeaks(context: Context): Objective {
  const { parameters, candidates, horizon } = context;
  const { width, jumpAfter } = parameters;
  const jumps = jumpAfter > 0 && jumpAfter < horizon;
  const peaks = createPeaks(context);
  const { points, size } = candidates;
  const values = new Float64Array(size);
  return {
    changePoints: jumps ? [jumpAfter] : [],
    course: ANY_ORDER,
    valuesAt(t) {
      values.fill(-0.5);
      for (const peak of peaks) {
        const [cx, cy] = peak.centre(t).map((c) => (jumps && t > jumpAfter ? 1 - c : c));
        const height = peak.height(t);
        for (let i = 0; i < size; i++) {
          const dx = points[2 * i] - cx;
          const dy = points[2 * i + 1] - cy;
          values[i] += height * exp(-(dx * dx + dy * dy) / (2 * width * width));
        }
      }
      return values;
    },
  };
}

/** Several bumps on circles or lines whose heights trade places, so that the lead passes over. */
export const movingPeaks2d = gridObjective(MOVING_PEAKS_2D, {
  create: createMovingPeaks,
});
