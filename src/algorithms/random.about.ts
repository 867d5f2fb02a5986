import { defineParameters } from '../parameters/typed.ts';
import type { Card } from './card.ts';
import type { AlgorithmAbout } from './spec.ts';

export const RANDOM_SEARCH = {
  id: 'random',
  name: 'Random search',
  summary: 'chooses blindly',
  source: 'baseline',
  parameters: defineParameters(),
} as const satisfies AlgorithmAbout;

export const card: Card = {
  formula: '$x_t$ = a candidate drawn evenly',
  step: [['query', '$x_t$ ← a seeded random candidate; observe $y_t$']],
  assumes: ['Nothing.'],
  cost: '$O(1)$',
  sources: [],
};
