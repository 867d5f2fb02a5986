import { defineParameters } from '../../parameters/typed.ts';
import type { Card } from '../card.ts';
import type { AlgorithmAbout } from '../spec.ts';

/** GP-UCB as it is, as a program. */
export const FIRST_PROGRAM = `defineAlgorithm({
  id: 'my-algorithm',
  slots: () => ({
    memory: keepAll,
    acquisition: (mean, sd, { multiplier }) => mean + multiplier * sd,
  }),
});
`;

export const OWN = {
  id: 'own-algorithm',
  name: 'Own algorithm',
  summary: 'is a custom program',
  source: 'the user',
  parameters: defineParameters({
    id: 'program',
    type: 'program',
    label: 'Program',
    symbol: '',
    help: 'What differs from GP-UCB, in JavaScript, as `defineAlgorithm` takes it. It computes and can do nothing else.',
    default: FIRST_PROGRAM,
    longest: 10_000,
  }),
} as const satisfies AlgorithmAbout;

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
