import { defineParameters } from '../parameters/typed.ts';
import type { AlgorithmAbout } from './spec.ts';

// Apart, because the page's first script has all the rest.
export { card } from './you.card.ts';

export const YOU = {
  id: 'you',
  name: 'You',
  summary: 'chooses by hand',
  source: 'a person',
  byHand: true,
  parameters: defineParameters(),
} as const satisfies AlgorithmAbout;
