import { log } from '../../math/index.ts';
import type { ValuesOf } from '../../parameters/typed.ts';
import type { Schedule } from '../schedules/spec.ts';
import type { DRAW_WIDTH_PARAMETERS } from './draw-width.about.ts';

/**
 * v_t = B + R √(2(γ_{t−1} + 1 + ln(2/δ))) of GP-TS (Chowdhury & Gopalan 2017, Algorithm 2).
 * @param normBound B: bound on the RKHS norm of f
 * @param noiseScale R: sub-Gaussian scale of the noise
 */
function theoremDrawWidth(
  informationGain: number,
  normBound: number,
  noiseScale: number,
  delta: number,
): number {
  return normBound + noiseScale * Math.sqrt(2 * (informationGain + 1 + log(2 / delta)));
}

/** The width that the parameters describe. */
export function drawWidth(parameters: ValuesOf<typeof DRAW_WIDTH_PARAMETERS>): Schedule {
  const { drawScale, normBound, noiseScale, delta } = parameters;
  if (parameters.widthFrom === 'given') return () => drawScale;
  return (_, model) => theoremDrawWidth(model.informationGain(), normBound, noiseScale, delta);
}
