import { choiceParameters, chosenOption, shownFor } from '../../parameters/choice.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import { eventTrigger } from './event.ts';
import { TRIGGERS } from './registry.ts';
import type { TriggerSpec } from './spec.ts';

/** Which trigger, and the constants of each. */
export const TRIGGER_PARAMETERS = choiceParameters(
  {
    id: 'trigger',
    type: 'choice',
    label: 'Trigger',
    symbol: '',
    help: 'What decides that the objective has changed. The paper’s event test is ET-GP-UCB; the others are there to compare with.',
    default: eventTrigger.id,
  },
  TRIGGERS,
);

/** Where bounds on resets count. */
export const BOUNDED = shownFor('trigger', TRIGGERS, ({ bounded }) => bounded);

/** The trigger that a lane's parameters name. */
export function chosenTrigger({ trigger }: ParamValues): TriggerSpec {
  return chosenOption(TRIGGERS, trigger);
}
