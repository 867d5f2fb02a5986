import type { ScheduleSpec } from './spec.ts';

/** The same √β at every step. */
export const constantSchedule: ScheduleSpec = {
  id: 'constant',
  label: 'constant',
  parameters: [
    {
      id: 'constant',
      type: 'number',
      label: 'Multiplier',
      symbol: '$√β$',
      help: 'The same weight of uncertainty at every step. 0 trusts the mean alone.',
      default: 2,
      min: 0,
      max: 20,
      step: 0.1,
    },
  ],
  create:
    ({ constant }) =>
    () =>
      constant as number,
  explain: (multiplier) => `**${multiplier.toFixed(2)}** at every step`,
};
