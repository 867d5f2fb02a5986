import { log } from '../../math/index.ts';
import { IGP_SCHEDULE } from './igp.about.ts';
import { schedule } from './spec.ts';

/**
 * IGP multiplier B + R √(2(γ_{t−1} + 1 + ln(1/δ))) (Chowdhury & Gopalan 2017, Algorithm 1); it multiplies σ itself.
 * @param normBound B: bound on the RKHS norm of f
 * @param noiseScale R: sub-Gaussian scale of the noise
 */
export function igpMultiplier(
  informationGain: number,
  normBound: number,
  noiseScale: number,
  delta: number,
): number {
  return normBound + noiseScale * Math.sqrt(2 * (informationGain + 1 + log(1 / delta)));
}

export const igpSchedule = schedule(IGP_SCHEDULE, {
  create: (parameters) => {
    const { normBound, noiseScale, delta } = parameters;
    return (_, model) => igpMultiplier(model.informationGain(), normBound, noiseScale, delta);
  },
  explain: (multiplier) => `the data so far make it **${multiplier.toFixed(2)}**`,
});
