import type { Card } from '../card.ts';

export const card: Card = {
  formula: '$x_t$ = as the program says',
  step: [
    ['fit', 'fit the model to what memory kept'],
    ['score', 'score each candidate by the program’s acquisition'],
    ['query', 'query the best, observe $y_t$'],
    ['test', 'ask the program’s trigger whether $f$ has changed'],
    [null, 'keep what its memory keeps'],
  ],
  assumes: ['What its author takes the world to be.'],
  cost: '$O(nG)$ and what the program does',
  sources: [],
};
