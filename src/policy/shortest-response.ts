import type { ResponseTime } from '../contracts/scenario.ts';

/** R(0), in seconds; n⁰ is 1 also for n = 0. */
export const shortestResponse = ({ base, factor, power }: ResponseTime): number =>
  power === 0 ? base + factor : base;
