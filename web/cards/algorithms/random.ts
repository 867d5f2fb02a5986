import type { Card } from '../card.ts';

export const card: Card = {
  formula: '$x_t$ = a candidate drawn evenly',
  step: [['query', '$x_t$ ← a seeded random candidate; observe $y_t$']],
  assumes: ['Nothing.'],
  cost: '$O(1)$',
  sources: [],
};
