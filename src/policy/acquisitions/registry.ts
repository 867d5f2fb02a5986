import { chosenOption } from '../../parameters/choice.ts';
import { explorationSchedule } from '../exploration.ts';
import type { ScheduleContext } from '../schedules/spec.ts';
import { expectedImprovementSpec } from './expected-improvement.ts';
import { probabilityOfImprovementSpec } from './probability-of-improvement.ts';
import type { ScoringValues } from './registry.about.ts';
import type { AcquisitionSpec, Scoring } from './spec.ts';
import { thompsonSpec } from './thompson.ts';
import { upperConfidenceBoundSpec } from './upper-confidence-bound.ts';

/** Every acquisition; registry.about.ts has the order of the menu. */
export const ACQUISITIONS: readonly AcquisitionSpec[] = [
  upperConfidenceBoundSpec,
  expectedImprovementSpec,
  probabilityOfImprovementSpec,
  thompsonSpec,
];

/** Acquisition and schedule that the parameters of `scoringParameters` name. */
export function scoring(parameters: ScoringValues, context: ScheduleContext): Scoring {
  const schedule = explorationSchedule(parameters, context);
  return chosenOption(ACQUISITIONS, parameters.acquisition).create(parameters, schedule);
}
