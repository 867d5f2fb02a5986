import type { NumberParam } from '../../../src/parameters/spec.ts';
import { sliderScale } from '../../forms/slider-scale.ts';

const COUNT = 10;

/**
 * Up to ten values over a slider's range, evenly spaced along the slider, in rising order. The present value
 * is one of them, in place of the nearest.
 */
export function blendValues(spec: NumberParam, present: number): readonly number[] {
  const scale = sliderScale(spec);
  const at = (i: number) => scale.rest(scale.valueAt(Math.round((i * scale.last) / (COUNT - 1))));
  const values = [...new Set(Array.from({ length: COUNT }, (_, i) => at(i)))];
  if (values.includes(present)) return values;
  const distances = values.map((value) => Math.abs(scale.positionOf(value) - scale.positionOf(present)));
  return values.with(distances.indexOf(Math.min(...distances)), present).sort((a, b) => a - b);
}
