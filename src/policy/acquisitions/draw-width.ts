import { log } from '../../math/index.ts';
import type { ParamSpec, ParamValues } from '../../parameters/spec.ts';
import { FAILURE_PROBABILITY, NOISE_SCALE, NORM_BOUND } from '../schedules/shared-parameters.ts';
import type { Schedule } from '../schedules/spec.ts';
import { DRAW_SCALE } from './thompson.ts';

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

const BY_THEOREM: NonNullable<ParamSpec['visibleWhen']> = { parameter: 'widthFrom', in: ['theorem'] };

/** How far an algorithm's draws lie from the mean. */
export const DRAW_WIDTH_PARAMETERS: readonly ParamSpec[] = [
  {
    id: 'widthFrom',
    type: 'choice',
    label: 'Width from',
    symbol: '$v$',
    help: 'Given, or the theorem’s, which grows with the information gained. The theorem’s explores far more than practice needs.',
    default: 'given',
    choices: [
      { value: 'given', label: 'given' },
      { value: 'theorem', label: 'B + R √(2(γ + 1 + ln 2/δ))' },
    ],
  },
  { ...DRAW_SCALE, visibleWhen: { parameter: 'widthFrom', in: ['given'] } },
  ...[NORM_BOUND, NOISE_SCALE, FAILURE_PROBABILITY].map((spec) => ({ ...spec, visibleWhen: BY_THEOREM })),
];

/** The width that the parameters describe. */
export function drawWidth(parameters: ParamValues): Schedule {
  const { drawScale, normBound, noiseScale, delta } = parameters as Record<string, number>;
  if (parameters.widthFrom === 'given') return () => drawScale;
  return (_, model) => theoremDrawWidth(model.informationGain(), normBound, noiseScale, delta);
}
