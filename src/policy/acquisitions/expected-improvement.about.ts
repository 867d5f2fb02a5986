import { defineParameters } from '../../parameters/typed.ts';
import { marginParameter } from './margin.about.ts';
import type { AcquisitionAbout } from './spec.ts';

const MARGIN = marginParameter('eiMargin', 0);

export const EXPECTED_IMPROVEMENT = {
  id: 'ei',
  label: 'expected improvement',
  parameters: defineParameters(MARGIN),
} as const satisfies AcquisitionAbout;
