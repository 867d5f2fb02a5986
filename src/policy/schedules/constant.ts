import { CONSTANT_SCHEDULE } from './constant.about.ts';
import { schedule } from './spec.ts';

/** The same √β at every step. */
export const constantSchedule = schedule(CONSTANT_SCHEDULE, {
  create:
    ({ constant }) =>
    () =>
      constant,
  explain: (multiplier) => `**${multiplier.toFixed(2)}** at every step`,
});
