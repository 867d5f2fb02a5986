import { log } from '../../math/index.ts';
import { schedule } from './spec.ts';
import { WDBO_SCHEDULE } from './wdbo.about.ts';

/** β = 0.2 d ln(2n), n observations held (Bardou, Thiran, Ranieri 2024); √β multiplies σ. 0 without data. */
function heldBeta(held: number, dimension: number): number {
  return held === 0 ? 0 : 0.2 * dimension * log(2 * held);
}

/** Grows with the data held, not with time: a lane that drops data does not explore more and more. */
export const wdboSchedule = schedule(WDBO_SCHEDULE, {
  create:
    (_, { dimension }) =>
    (_t, { size }) =>
      Math.sqrt(heldBeta(size, dimension)),
  explain: (multiplier) => `the points held make it **${multiplier.toFixed(2)}**`,
});
