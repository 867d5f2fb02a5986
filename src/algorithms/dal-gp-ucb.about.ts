import { choiceParameters } from '../parameters/choice.ts';
import type { ParamSpec } from '../parameters/spec.ts';
import { defineParameters } from '../parameters/typed.ts';
import { scoringParameters } from '../policy/acquisitions/registry.about.ts';
import { lookParameters } from '../policy/look-choice.about.ts';
import { EVENT_OR_GLR_TRIGGER, GLR_TRIGGER } from '../policy/triggers/glr.about.ts';
import type { AlgorithmAbout } from './spec.ts';

const TRIGGER_PARAMETERS = choiceParameters(
  {
    id: 'trigger',
    type: 'choice',
    label: 'Trigger',
    symbol: '',
    help: 'What decides that the objective has changed. The test of the looks, alone or with ET-GP-UCB’s event test beside it.',
    default: GLR_TRIGGER.id,
  },
  [GLR_TRIGGER, EVENT_OR_GLR_TRIGGER],
);

const SURVIVORS = {
  id: 'survivors',
  type: 'integer',
  label: 'Points kept at a reset',
  symbol: '$m$',
  help: 'The newest observations that survive a reset. At 0 the lane starts empty.',
  default: 0,
  min: 0,
  max: 1,
} as const satisfies ParamSpec;

export const DAL_GP_UCB = {
  id: 'dal-gp-ucb',
  name: 'DAL-GP-UCB',
  summary: 'looks around, and resets when a place has changed',
  source:
    'Outline of DAL (Gerogiannis et al. 2026, arXiv 2501.19401, abstract and reviews; its algorithm was not read); test of GLR-klUCB’s code (Besson et al. 2022)',
  parameters: defineParameters(
    lookParameters('constant'),
    TRIGGER_PARAMETERS,
    scoringParameters(),
    SURVIVORS,
  ),
} as const satisfies AlgorithmAbout;
