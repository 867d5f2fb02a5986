import type { ParamValues } from '../../parameters/spec.ts';
import { SWEPT } from './last-input-functions.about.ts';
import type { SweepValues } from './sweep-parameters.about.ts';

/** Inputs of the fits, time included, where the function takes any number of them. */
const FEWEST_INPUTS = 2;

/**
 * Correlation length of a sweep over time, l_T, in steps: the run passes through `span` of the axis in T − 1 of them. null
 * where no fit is known for the function, its zoom and its inputs.
 * @param own number of inputs, time included
 */
export function sweepPace(parameters: ParamValues, own: number, horizon: number): number | null {
  const { function: name, zoom, span } = parameters as SweepValues;
  const { fits, inputs } = SWEPT[name];
  const fit = own === (inputs ?? FEWEST_INPUTS) ? fits[zoom] : undefined;
  return fit ? (fit[1] * (horizon - 1)) / span : null;
}
