import { type GridObjectiveCode, gridObjective } from '../spec.ts';
import { LAST_INPUT_1D, LAST_INPUT_2D } from './last-input-time.about.ts';
import { sweepObjective } from './sweep-objective.ts';
import type { SweepValues } from './sweep-parameters.about.ts';

const code: GridObjectiveCode<SweepValues> = {
  create: ({ parameters, candidates, horizon }) => sweepObjective(parameters, candidates, horizon),
};

export const lastInput1d = gridObjective(LAST_INPUT_1D, code);
export const lastInput2d = gridObjective(LAST_INPUT_2D, code);
