import { defineParameters } from '../parameters/typed.ts';
import type { InterventionAbout } from './spec.ts';

export const RAISE = {
  id: 'raise',
  name: 'Raise',
  summary: 'raises or lowers the objective around a place',
  parameters: defineParameters(
    {
      id: 'at',
      type: 'numbers',
      label: 'At',
      symbol: '$x$',
      help: 'The place, one number for each coordinate. The hill is highest there.',
      default: [0.5],
      min: -1e6,
      max: 1e6,
    },
    {
      id: 'by',
      type: 'number',
      label: 'By',
      symbol: '',
      help: 'How much higher f is at the place. Below 0: a hollow.',
      default: 1,
      min: -1e6,
      max: 1e6,
      slider: [-3, 3],
      step: 0.1,
    },
    {
      id: 'width',
      type: 'number',
      label: 'Width',
      symbol: '',
      help: 'Distance at which the hill has fallen to 0.6 of its height. Larger: more of the objective is raised.',
      default: 0.1,
      min: 0,
      max: 1e6,
      exclusiveMin: true,
      slider: [0.02, 1],
      step: 0.02,
    },
  ),
} as const satisfies InterventionAbout;
