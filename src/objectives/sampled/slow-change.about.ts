import { defineParameters } from '../../parameters/typed.ts';
import { DRAWN_FUNCTIONS, drawDefaults, drawParameters, unitBox } from '../gp-draws.about.ts';
import type { GridObjectiveAbout } from '../spec.ts';

const SLIDE = defineParameters(
  {
    id: 'from',
    type: 'integer',
    label: 'Slide starts at',
    symbol: '$t$',
    help: 'The objective stands still up to this step. Earlier: less time to learn it before it moves.',
    unit: 'steps',
    default: 50,
    min: 1,
    max: 2000,
  },
  {
    id: 'to',
    type: 'integer',
    label: 'Slide ends at',
    symbol: '$t$',
    help: 'From this step on it stands still again, as another function. At or before the start: it jumps.',
    unit: 'steps',
    default: 150,
    min: 1,
    max: 2000,
  },
);

const about = (dimension: 1 | 2, lengthscale: number) =>
  ({
    id: `slow-change-${dimension}d`,
    name: `Slow change, ${dimension}D`,
    summary: 'slides from one GP sample to another',
    source: 'ET paper §6 (its own functions are unpublished)',
    dimension,
    domain: unitBox(dimension),
    parameters: defineParameters(SLIDE, drawParameters(lengthscale), DRAWN_FUNCTIONS),
    defaults: { horizon: 200, noiseVariance: 0.05, ...drawDefaults(dimension, lengthscale) },
  }) as const satisfies GridObjectiveAbout;

export const SLOW_CHANGE_1D = about(1, 0.14);
export const SLOW_CHANGE_2D = about(2, 0.2);
