import { cos, sin } from '../math/index.ts';
import type { ParamSpec } from '../parameters/spec.ts';
import { DRAWN_FUNCTIONS, drawDefaults, drawParameters, gpDraws, unitBox } from './gp-draws.ts';
import { ANY_ORDER, type GridObjectiveSpec, type Objective, type ObjectiveContext } from './spec.ts';

/** How far the slide is at step t: 0 up to `from`, 1 from `to` on, linear between; a step at `from` where to ≤ from. */
export function slideShare(t: number, from: number, to: number): number {
  if (t <= from) return 0;
  return t >= to ? 1 : (t - from) / (to - from);
}

/**
 * A slide from one GP sample to another: f_t = cos(π s/2) g_1 + sin(π s/2) g_2 with s from 0 to 1 (ET paper §6, slow
 * change; its own functions are unpublished). The weights' squares add up to 1, so every f_t has the same prior.
 */
function createSlide(context: ObjectiveContext): Objective {
  const { from, to } = context.parameters as Record<string, number>;
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

const SLIDE: readonly ParamSpec[] = [
  {
    id: 'from',
    type: 'integer',
    label: 'Slide starts at',
    symbol: '$t$',
    help: 'The objective stands still up to this step. Earlier: less time to learn it before it moves.',
    unit: 'steps',
    default: 50,
    min: 1,
    max: 2000,
  },
  {
    id: 'to',
    type: 'integer',
    label: 'Slide ends at',
    symbol: '$t$',
    help: 'From this step on it stands still again, as another function. At or before the start: it jumps.',
    unit: 'steps',
    default: 150,
    min: 1,
    max: 2000,
  },
];

function slide(dimension: 1 | 2): GridObjectiveSpec {
  const lengthscale = dimension === 1 ? 0.14 : 0.2;
  return {
    id: `slow-change-${dimension}d`,
    name: `Slow change, ${dimension}D`,
    summary: 'slides from one GP sample to another',
    source: 'ET paper §6 (its own functions are unpublished)',
    dimension,
    domain: unitBox(dimension),
    parameters: [...SLIDE, ...drawParameters(lengthscale), ...DRAWN_FUNCTIONS],
    defaults: { horizon: 200, noiseVariance: 0.05, ...drawDefaults(dimension, lengthscale) },
    create: createSlide,
  };
}

export const slowChange1d = slide(1);
export const slowChange2d = slide(2);
