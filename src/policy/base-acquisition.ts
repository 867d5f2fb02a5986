import type { ChoiceParam, ParamSpec, ParamValues } from '../parameters/spec.ts';
import { type Acquisition, upperConfidenceBound } from './acquisition.ts';
import { expectedImprovement } from './expected-improvement.ts';
import { explorationParameters } from './exploration.ts';

const ACQUISITION: ChoiceParam = {
  id: 'acquisition',
  type: 'choice',
  label: 'Acquisition',
  symbol: '$α$',
  help: 'What is maximised: an upper confidence bound, or the improvement expected over the best visited place. The latter explores less.',
  default: 'ucb',
  choices: [
    { value: 'ucb', label: 'upper confidence bound' },
    { value: 'ei', label: 'expected improvement' },
  ],
};

/** The parameters of an algorithm that may score by UCB or by EI; the exploration schedule belongs to UCB. */
export function baseAcquisitionParameters(): readonly ParamSpec[] {
  const [schedule, ...constants] = explorationParameters();
  return [ACQUISITION, { ...schedule, visibleWhen: { parameter: 'acquisition', in: ['ucb'] } }, ...constants];
}

/** The acquisition that the parameter `acquisition` names. */
export function baseAcquisition({ acquisition }: ParamValues): Acquisition {
  return acquisition === 'ei' ? expectedImprovement : upperConfidenceBound;
}
