import { type ChoiceValues, choiceParameters } from '../../parameters/choice.ts';
import { CONSTANT_SCHEDULE } from './constant.about.ts';
import { CONSTANT_BETA_SCHEDULE } from './constant-beta.about.ts';
import { FINITE_SCHEDULE } from './finite.about.ts';
import { IGP_SCHEDULE } from './igp.about.ts';
import { LOG_SCHEDULE } from './log.about.ts';
import { LOG_BETA_SCHEDULE } from './log-beta.about.ts';
import { SPARQ_SCHEDULE } from './sparq.about.ts';
import type { ScheduleAbout } from './spec.ts';
import { THEOREM_SCHEDULE } from './theorem.about.ts';
import { WDBO_SCHEDULE } from './wdbo.about.ts';

/** The descriptions of all exploration schedules, in the order of the menu. */
const SCHEDULE_ABOUTS = [
  LOG_SCHEDULE,
  LOG_BETA_SCHEDULE,
  IGP_SCHEDULE,
  THEOREM_SCHEDULE,
  FINITE_SCHEDULE,
  SPARQ_SCHEDULE,
  CONSTANT_SCHEDULE,
  CONSTANT_BETA_SCHEDULE,
  WDBO_SCHEDULE,
] as const;

export type ExplorationValues = ChoiceValues<'schedule', typeof SCHEDULE_ABOUTS>;

/**
 * Which schedule, and the constants of each: shared by every algorithm with a UCB.
 * @param preset the algorithm's own schedule
 */
export const explorationParameters = (preset: ScheduleAbout = LOG_SCHEDULE) =>
  choiceParameters(
    {
      id: 'schedule',
      type: 'choice',
      label: 'Exploration',
      symbol: '$√β_t$',
      help: 'Which rule weighs the uncertainty $σ$ against the mean $μ$. The theorems’ rules explore far more than practice needs.',
      default: preset.id,
    },
    SCHEDULE_ABOUTS,
  );
