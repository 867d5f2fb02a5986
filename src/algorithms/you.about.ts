import { defineParameters } from '../parameters/typed.ts';
import type { Card } from './card.ts';
import type { AlgorithmAbout } from './spec.ts';

export const YOU = {
  id: 'you',
  name: 'You',
  summary: 'chooses by hand',
  source: 'a person',
  byHand: true,
  parameters: defineParameters(),
} as const satisfies AlgorithmAbout;

export const card: Card = {
  formula: '$x_t$ = what you choose',
  step: [['query', 'look, choose $x_t$, observe $y_t$']],
  assumes: ['What you take the world to be.'],
  cost: 'one decision',
  sources: [],
};
