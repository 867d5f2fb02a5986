import { choiceParameters, shownFor } from '../../parameters/choice.ts';
import { CUSUM_TRIGGER } from './cusum.about.ts';
import { EVENT_TRIGGER } from './event.about.ts';
import { EVENT_OR_GLR_TRIGGER, GLR_TRIGGER } from './glr.about.ts';
import { LIKELIHOOD_RATIO_TRIGGER } from './likelihood-ratio.about.ts';
import { LOWER_BOUND_TRIGGER } from './lower-bound.about.ts';
import { NEVER_TRIGGER } from './never.about.ts';
import { ORACLE_TRIGGER } from './oracle.about.ts';
import { PERIODIC_TRIGGER } from './periodic.about.ts';
import { RANDOM_TRIGGER } from './random.about.ts';

/** What is said of every trigger, in the order of the menu. */
const TRIGGER_ABOUTS = [
  EVENT_TRIGGER,
  CUSUM_TRIGGER,
  LIKELIHOOD_RATIO_TRIGGER,
  GLR_TRIGGER,
  EVENT_OR_GLR_TRIGGER,
  ORACLE_TRIGGER,
  LOWER_BOUND_TRIGGER,
  RANDOM_TRIGGER,
  PERIODIC_TRIGGER,
  NEVER_TRIGGER,
] as const;

/** Which trigger, and the constants of each. */
export const TRIGGER_PARAMETERS = choiceParameters(
  {
    id: 'trigger',
    type: 'choice',
    label: 'Trigger',
    symbol: '',
    help: 'What decides that the objective has changed. The paper’s event test is ET-GP-UCB; the others are there to compare with.',
    default: EVENT_TRIGGER.id,
  },
  TRIGGER_ABOUTS,
);

/** Where bounds on resets count. */
export const BOUNDED = shownFor('trigger', TRIGGER_ABOUTS, ({ bounded }) => bounded);
