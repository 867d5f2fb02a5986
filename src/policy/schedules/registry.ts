import { constantSchedule } from './constant.ts';
import { constantBetaSchedule } from './constant-beta.ts';
import { finiteSchedule } from './finite.ts';
import { igpSchedule } from './igp.ts';
import { logSchedule } from './log.ts';
import { logBetaSchedule } from './log-beta.ts';
import { sparqSchedule } from './sparq.ts';
import type { ScheduleSpec } from './spec.ts';
import { theoremSchedule } from './theorem.ts';
import { wdboSchedule } from './wdbo.ts';

/** Every exploration schedule; registry.about.ts has the order of the menu. */
export const SCHEDULES: readonly ScheduleSpec[] = [
  logSchedule,
  logBetaSchedule,
  igpSchedule,
  theoremSchedule,
  finiteSchedule,
  sparqSchedule,
  constantSchedule,
  constantBetaSchedule,
  wdboSchedule,
];
