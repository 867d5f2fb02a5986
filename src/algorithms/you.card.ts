import type { Card } from './card.ts';

export const card: Card = {
  formula: '$x_t$ = what you choose',
  step: [['query', 'look, choose $x_t$, observe $y_t$']],
  assumes: ['What you take the world to be.'],
  cost: 'one decision',
  sources: [],
};
