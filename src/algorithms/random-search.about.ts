import { defineParameters } from '../parameters/typed.ts';
import type { AlgorithmAbout } from './spec.ts';

export const RANDOM_SEARCH = {
  id: 'random',
  name: 'Random search',
  summary: 'chooses blindly',
  source: 'baseline',
  parameters: defineParameters(),
} as const satisfies AlgorithmAbout;
