import type { Explanation } from '../contracts/explanation.ts';
import type { StepRecord } from '../contracts/record.ts';
import { choiceParameters, chosenOption } from '../parameters/choice.ts';
import type { ParamSpec, ParamValues } from '../parameters/spec.ts';
import { logSchedule } from './schedules/log.ts';
import { SCHEDULES } from './schedules/registry.ts';
import type { Schedule, ScheduleContext, ScheduleSpec } from './schedules/spec.ts';
import { kept } from './words.ts';

/**
 * Which schedule, and the constants of each: shared by every algorithm with a UCB.
 * @param preset the algorithm's own schedule
 */
export function explorationParameters(preset: ScheduleSpec = logSchedule): readonly ParamSpec[] {
  return choiceParameters(
    {
      id: 'schedule',
      type: 'choice',
      label: 'Exploration',
      symbol: '$√β_t$',
      help: 'Which rule weighs the uncertainty $σ$ against the mean $μ$. The theorems’ rules explore far more than practice needs.',
      default: preset.id,
    },
    SCHEDULES,
  );
}

/** The schedule that an algorithm's `schedule` parameter and its constants name. */
export function explorationSchedule(parameters: ParamValues, context: ScheduleContext): Schedule {
  return chosenOption(SCHEDULES, parameters.schedule).create(parameters, context);
}

/** How the multiplier of a step came about, in the words of the schedule that the parameters name; a UCB's alone. */
export function explainExploration(record: StepRecord, parameters: ParamValues): Explanation {
  if ((parameters.acquisition ?? 'ucb') !== 'ucb')
    return { label: 'No bound', text: `${kept(record)}, and no multiplier is asked for` };
  const { multiplier, t } = record;
  const { explain } = chosenOption(SCHEDULES, parameters.schedule);
  return {
    label: 'Multiplier',
    text: multiplier === null ? 'no data yet' : explain(multiplier, t, parameters),
  };
}
