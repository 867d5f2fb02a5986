import { defineParameters } from '../../parameters/typed.ts';
import { FAILURE_PROBABILITY, NOISE_SCALE, NORM_BOUND } from '../schedules/shared-parameters.about.ts';
import { DRAW_SCALE } from './thompson.about.ts';

const BY_THEOREM = { visibleWhen: { parameter: 'widthFrom', in: ['theorem'] } } as const;

/** How far an algorithm's draws lie from the mean. */
export const DRAW_WIDTH_PARAMETERS = defineParameters(
  {
    id: 'widthFrom',
    type: 'choice',
    label: 'Width from',
    symbol: '$v$',
    help: 'Given, or the theorem’s, which grows with the information gained. The theorem’s explores far more than practice needs.',
    default: 'given',
    choices: [
      { value: 'given', label: 'given' },
      { value: 'theorem', label: 'B + R √(2(γ + 1 + ln 2/δ))' },
    ],
  },
  { ...DRAW_SCALE, visibleWhen: { parameter: 'widthFrom', in: ['given'] } },
  { ...NORM_BOUND, ...BY_THEOREM },
  { ...NOISE_SCALE, ...BY_THEOREM },
  { ...FAILURE_PROBABILITY, ...BY_THEOREM },
);
