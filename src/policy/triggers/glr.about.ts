import { defineParameters } from '../../parameters/typed.ts';
import { FALSE_ALARM_BOUND } from './event.about.ts';
import type { TriggerAbout } from './spec.ts';

const PARAMETERS = defineParameters(
  {
    id: 'fed',
    type: 'choice',
    label: 'Tested',
    symbol: '',
    help: 'What the test hears of: looks alone, or every query at the places that are looked at. A lane without looks is tested at all its queries there.',
    default: 'looks',
    choices: [
      { value: 'looks', label: 'looks alone' },
      { value: 'all', label: 'all queries there' },
    ],
  },
  {
    id: 'alarm',
    type: 'number',
    label: 'False alarm level',
    symbol: '$δ$',
    help: 'Smaller: the test asks for more before it fires. 0: 1/√$T$.',
    default: 0,
    min: 0,
    max: 0.5,
    step: 0.01,
  },
  {
    id: 'thresholdFactor',
    type: 'number',
    label: 'Factor of the threshold',
    symbol: '$c$',
    help: 'How high the threshold stands. 1 is GLR-klUCB’s code, 4 is stricter.',
    default: 4,
    min: 0.1,
    max: 100,
    scale: 'log',
  },
);

export const GLR_TRIGGER = {
  id: 'glr',
  label: 'GLR test of looks',
  short: 'GLR',
  bounded: false,
  parameters: PARAMETERS,
} as const satisfies TriggerAbout;

export const EVENT_OR_GLR_TRIGGER = {
  id: 'event-or-glr',
  label: 'event, or GLR test of looks',
  short: 'event or GLR',
  bounded: false,
  parameters: defineParameters(FALSE_ALARM_BOUND, PARAMETERS),
} as const satisfies TriggerAbout;
