import type { ValuesOf } from '../../parameters/typed.ts';
import { gpDraws } from '../gp-draws.ts';
import { ANY_ORDER, type GridObjectiveCode, gridObjective } from '../spec.ts';
import { ABRUPT_CHANGE_1D, ABRUPT_CHANGE_2D } from './abrupt-change.about.ts';

/** Piecewise constant in time: an independent GP sample after each change point (ET paper §6, abrupt change). */
const code: GridObjectiveCode<ValuesOf<typeof ABRUPT_CHANGE_1D>> = {
  create(context) {
    const changePoints = context.parameters.changes.filter((c) => c < context.horizon);
    const draw = gpDraws(context, 'pieces');
    const pieces = [draw(), ...changePoints.map(draw)];
    return {
      changePoints,
      course: ANY_ORDER,
      valuesAt: (t) => pieces[changePoints.filter((c) => t > c).length],
    };
  },
};

export const abruptChange1d = gridObjective(ABRUPT_CHANGE_1D, code);
export const abruptChange2d = gridObjective(ABRUPT_CHANGE_2D, code);
