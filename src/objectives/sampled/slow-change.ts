import { cos, sin } from '../../math/index.ts';
import type { ValuesOf } from '../../parameters/typed.ts';
import { gpDraws } from '../gp-draws.ts';
import { ANY_ORDER, gridObjective, type Objective, type ObjectiveContext } from '../spec.ts';
import { SLOW_CHANGE_1D, SLOW_CHANGE_2D } from './slow-change.about.ts';

/** How far the slide is at step t: 0 up to `from`, 1 from `to` on, linear between; a step at `from` where to ≤ from. */
export function slideShare(t: number, from: number, to: number): number {
  if (t <= from) return 0;
  return t >= to ? 1 : (t - from) / (to - from);
}

/**
 * A slide from one GP sample to another: f_t = cos(π s/2) g_1 + sin(π s/2) g_2 with s from 0 to 1 (ET paper §6, slow
 * change; its own functions are unpublished). The weights' squares add up to 1, so every f_t has the same prior.
 */
function createSlide(context: ObjectiveContext<ValuesOf<typeof SLOW_CHANGE_1D>>): Objective {
  const { from, to } = context.parameters;
  const draw = gpDraws(context, 'slide');
  const [first, second] = [draw(), draw()];
  return {
    changePoints: to <= from + 1 && from < context.horizon ? [from] : [],
    course: ANY_ORDER,
    valuesAt(t) {
      const share = slideShare(t, from, to);
      if (share === 0) return first;
      if (share === 1) return second;
      const [old, fresh] = [cos((Math.PI / 2) * share), sin((Math.PI / 2) * share)];
      return first.map((value, i) => old * value + fresh * second[i]);
    },
  };
}

export const slowChange1d = gridObjective(SLOW_CHANGE_1D, { create: createSlide });
export const slowChange2d = gridObjective(SLOW_CHANGE_2D, { create: createSlide });
