import type { Explanation } from '../contracts/explanation.ts';
import type { StepRecord } from '../contracts/record.ts';
import { chosenOption } from '../parameters/choice.ts';
import type { ExplorationValues } from './schedules/registry.about.ts';
import { SCHEDULES } from './schedules/registry.ts';
import type { Schedule, ScheduleContext } from './schedules/spec.ts';
import { kept } from './words.ts';

/** The schedule that an algorithm's `schedule` parameter and its constants name. */
export function explorationSchedule(parameters: ExplorationValues, context: ScheduleContext): Schedule {
  return chosenOption(SCHEDULES, parameters.schedule).create(parameters, context);
}

/** How the multiplier of a step came about, in the words of the schedule that the parameters name; a UCB's alone. */
export function explainExploration(
  record: StepRecord,
  parameters: ExplorationValues & { readonly acquisition?: string },
): Explanation {
  if ((parameters.acquisition ?? 'ucb') !== 'ucb')
    return { label: 'No bound', text: `${kept(record)}, and no multiplier is asked for` };
  const { multiplier, t } = record;
  const { explain } = chosenOption(SCHEDULES, parameters.schedule);
  return {
    label: 'Multiplier',
    text: multiplier === null ? 'no data yet' : explain(multiplier, t, parameters),
  };
}
