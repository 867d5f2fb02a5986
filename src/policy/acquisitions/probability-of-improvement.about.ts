import { defineParameters } from '../../parameters/typed.ts';
import { marginParameter } from './margin.about.ts';
import type { AcquisitionAbout } from './spec.ts';

const MARGIN = marginParameter('piMargin', 0.01);

export const PROBABILITY_OF_IMPROVEMENT = {
  id: 'pi',
  label: 'probability of improvement',
  parameters: defineParameters(MARGIN),
} as const satisfies AcquisitionAbout;
