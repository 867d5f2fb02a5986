import { choiceParameters, chosenOption } from '../parameters/choice.ts';
import type { ParamSpec } from '../parameters/spec.ts';
import { scoring, scoringParameters } from '../policy/acquisitions/choice.ts';
import { lookParameters, looksSlot } from '../policy/look-choice.ts';
import { dropAtReset } from '../policy/memory.ts';
import { eventOrGlrTrigger, glrTrigger } from '../policy/triggers/glr.ts';
import type { AlgorithmSpec } from './spec.ts';

const TRIGGERS = [glrTrigger, eventOrGlrTrigger];

const TRIGGER_PARAMETERS = choiceParameters(
  {
    id: 'trigger',
    type: 'choice',
    label: 'Trigger',
    symbol: '',
    help: 'What decides that the objective has changed. The test of the looks alone, or with ET-GP-UCB’s event test beside it.',
    default: glrTrigger.id,
  },
  TRIGGERS,
);

const SURVIVORS: ParamSpec = {
  id: 'survivors',
  type: 'integer',
  label: 'Points kept at a reset',
  symbol: '$m$',
  help: 'The newest observations that survive a reset. At 0 the lane starts empty.',
  default: 0,
  min: 0,
  max: 1,
};

/**
 * GP-UCB that looks around: a share of its queries goes to a small covering set, and a generalised likelihood ratio test of what
 * is seen there resets it. The outline is DAL's as its abstract and reviews give it (Gerogiannis et al. 2026; its Algorithm 1 was
 * not read); test, threshold and the growing share are GLR-klUCB's published code (Besson, Kaufmann, Maillard, Seznec 2022);
 * covering set, even spacing, constant share and the tested streams are ours (ALGORITHMS-SHELF §17).
 */
export const dalGpUcb: AlgorithmSpec = {
  id: 'dal-gp-ucb',
  name: 'DAL-GP-UCB',
  summary: 'looks around, and resets when a place has changed',
  source:
    'Outline of DAL (Gerogiannis et al. 2026, arXiv 2501.19401, abstract and reviews; its algorithm was not read); test of GLR-klUCB’s code (Besson et al. 2022)',
  parameters: [...lookParameters('constant'), ...TRIGGER_PARAMETERS, ...scoringParameters(), SURVIVORS],
  slots: (parameters, context) => ({
    memory: dropAtReset(parameters.survivors as number),
    trigger: chosenOption(TRIGGERS, parameters.trigger).create(parameters, {
      ...context,
      bounds: [1, context.horizon],
    }),
    ...looksSlot(parameters),
    temporal: { kind: 'static' },
    ...scoring(parameters, context),
  }),
  explain: (record, parameters, { horizon }) =>
    chosenOption(TRIGGERS, parameters.trigger).explain(record, parameters, { bounds: [1, horizon], horizon }),
};
