import { defineParameters } from '../../parameters/typed.ts';
import type { GridObjectiveAbout } from '../spec.ts';
import { LEVEL, PAIRS, pairsDefaults, thresholdParameter } from './objective.about.ts';

export const INFECTION_CONTROL = {
  ...PAIRS,
  id: 'infection-control',
  name: 'Infection control',
  summary: 'which infection rate keeps an epidemic’s risk low most often; rates .05–.8 and .05–.5 as [−1, 1]',
  source:
    'Iwazaki, Inatsu, Takeuchi, BPT paper, §5 and App. E.2.1 (population, start, length and rates are unpublished: ours)',
  parameters: defineParameters(thresholdParameter({ default: -135, min: -1000, max: 120 }), {
    ...LEVEL,
    default: 0.9,
  }),
  defaults: pairsDefaults(0.025, { kernel: 'se', lengthscale: 0.5, signalVariance: 250 * 250 }),
} as const satisfies GridObjectiveAbout;
