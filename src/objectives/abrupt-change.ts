import { LONGEST_RUN } from '../parameters/longest-run.ts';
import type { ParamSpec } from '../parameters/spec.ts';
import { DRAWN_FUNCTIONS, drawDefaults, drawParameters, gpDraws, unitBox } from './gp-draws.ts';
import { ANY_ORDER, type GridObjectiveSpec, type Objective, type ObjectiveContext } from './spec.ts';

/** Piecewise constant in time: an independent GP sample after each change point (ET paper §6, abrupt change). */
function createAbrupt(context: ObjectiveContext): Objective {
  const changePoints = (context.parameters.changes as number[]).filter((c) => c < context.horizon);
  const draw = gpDraws(context, 'pieces');
  const pieces = [draw(), ...changePoints.map(draw)];
  return {
    changePoints,
    course: ANY_ORDER,
    valuesAt: (t) => pieces[changePoints.filter((c) => t > c).length],
  };
}

const CHANGES: ParamSpec = {
  id: 'changes',
  type: 'steps',
  label: 'Changes after',
  symbol: '$t$',
  help: 'The objective jumps to an independent function after these steps. More changes: less time to learn between them.',
  default: [60, 130],
  min: 1,
  max: LONGEST_RUN,
};

function abrupt(dimension: 1 | 2): GridObjectiveSpec {
  const lengthscale = dimension === 1 ? 0.14 : 0.2;
  return {
    id: `abrupt-change-${dimension}d`,
    name: `Abrupt change, ${dimension}D`,
    summary: 'jumps to an independent GP sample at given steps',
    source: 'ET paper §6 (its own functions are unpublished)',
    dimension,
    domain: unitBox(dimension),
    parameters: [CHANGES, ...drawParameters(lengthscale), ...DRAWN_FUNCTIONS],
    defaults: { horizon: 200, noiseVariance: 0.05, ...drawDefaults(dimension, lengthscale) },
    create: createAbrupt,
  };
}

export const abruptChange1d = abrupt(1);
export const abruptChange2d = abrupt(2);
