import { exp, sin } from '../math/index.ts';
import { ANY_ORDER, gridObjective } from './spec.ts';
import { STATIC_MULTIMODAL } from './static-multimodal.about.ts';

/** f(x) = sin(9x) (0.4 + x) + 1.7 exp(−((x − 0.35)/0.04)²/2) on [0, 1]: a broad optimum and a narrow, higher one. */
export function staticMultimodalValue(x: number): number {
  const z = (x - 0.35) / 0.04;
  return sin(9 * x) * (0.4 + x) + 1.7 * exp(-0.5 * z * z);
}

/** The no-change case: forgetting costs here and buys nothing. */
export const staticMultimodal = gridObjective(STATIC_MULTIMODAL, {
  create: ({ candidates }) => {
    const values = candidates.points.map(staticMultimodalValue);
    return { changePoints: [], course: ANY_ORDER, valuesAt: () => values };
  },
});
