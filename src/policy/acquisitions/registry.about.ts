import { type ChoiceValues, choiceParameters } from '../../parameters/choice.ts';
import type { Joint, ParamSpecs } from '../../parameters/typed.ts';
import { type ExplorationValues, explorationParameters } from '../schedules/registry.about.ts';
import type { ScheduleAbout } from '../schedules/spec.ts';
import { EXPECTED_IMPROVEMENT } from './expected-improvement.about.ts';
import { PROBABILITY_OF_IMPROVEMENT } from './probability-of-improvement.about.ts';
import type { AcquisitionAbout } from './spec.ts';
import { THOMPSON } from './thompson.about.ts';
import { UPPER_CONFIDENCE_BOUND } from './upper-confidence-bound.about.ts';

/** Those that score a candidate by its own mean and standard deviation alone, in the order of the menu. */
const POINTWISE_ABOUTS = [UPPER_CONFIDENCE_BOUND, EXPECTED_IMPROVEMENT, PROBABILITY_OF_IMPROVEMENT] as const;

/** The descriptions of all acquisitions, in the order of the menu. */
const ACQUISITION_ABOUTS = [...POINTWISE_ABOUTS, THOMPSON] as const;

type Values<Offered extends readonly AcquisitionAbout[]> = Joint<
  ExplorationValues | ChoiceValues<'acquisition', Offered>
>;
/** Parameter values of an algorithm that offers all or some acquisitions. */
export type ScoringValues = Values<typeof ACQUISITION_ABOUTS> | Values<typeof POINTWISE_ABOUTS>;

/**
 * Which acquisition, and the parameters of each; the exploration schedule belongs to UCB. Shared by every algorithm that
 * weighs a posterior.
 * @param preset the algorithm's own schedule
 */
export const scoringParameters = (preset?: ScheduleAbout) => parametersOf(ACQUISITION_ABOUTS, preset);

/** The same for an algorithm that scores each candidate at its own time. */
export const pointwiseParameters = () => parametersOf(POINTWISE_ABOUTS);

function parametersOf<const Offered extends readonly AcquisitionAbout[]>(
  offered: Offered,
  preset?: ScheduleAbout,
): ParamSpecs<Values<Offered>> {
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
    offered,
  );
  return [
    acquisition,
    { ...schedule, visibleWhen: { parameter: 'acquisition', in: ['ucb'] } },
    ...constants,
    ...own,
  ];
}
