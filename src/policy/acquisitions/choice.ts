import { choiceParameters, chosenOption } from '../../parameters/choice.ts';
import type { ParamSpec, ParamValues } from '../../parameters/spec.ts';
import { explorationParameters, explorationSchedule } from '../exploration.ts';
import type { ScheduleContext, ScheduleSpec } from '../schedules/spec.ts';
import { ACQUISITIONS } from './registry.ts';
import type { AcquisitionSpec, Scoring } from './spec.ts';

/**
 * Which acquisition, and the parameters of each; the exploration schedule belongs to UCB. Shared by every algorithm that
 * weighs a posterior.
 * @param preset the algorithm's own schedule
 * @param acquisitions those it offers
 */
export function scoringParameters(
  preset?: ScheduleSpec,
  acquisitions: readonly AcquisitionSpec[] = ACQUISITIONS,
): readonly ParamSpec[] {
  const [schedule, ...constants] = explorationParameters(preset);
  const [acquisition, ...own] = choiceParameters(
    {
      id: 'acquisition',
      type: 'choice',
      label: 'Acquisition',
      symbol: '$α$',
      help: 'What is maximised: a bound on the value, its hoped-for or likely gain over the best visited place, or one function drawn from the posterior. The gains explore less than the bound.',
      default: 'ucb',
    },
    acquisitions,
  );
  return [
    acquisition,
    { ...schedule, visibleWhen: { parameter: 'acquisition', in: ['ucb'] } },
    ...constants,
    ...own,
  ];
}

/** Acquisition and schedule that the parameters of `scoringParameters` name. */
export function scoring(parameters: ParamValues, context: ScheduleContext): Scoring {
  const schedule = explorationSchedule(parameters, context);
  return chosenOption(ACQUISITIONS, parameters.acquisition).create(parameters, schedule);
}
