import { defineParameters } from '../parameters/typed.ts';
import type { InterventionAbout } from './spec.ts';

export const SWAP = {
  id: 'swap',
  name: 'Swap',
  summary: 'another draw of the same objective takes its place',
  parameters: defineParameters(),
} as const satisfies InterventionAbout;
