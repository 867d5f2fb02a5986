import { defineParameters } from '../../parameters/typed.ts';
import type { AlgorithmAbout } from '../spec.ts';

// Apart, because the page's first script has all the rest.
export { card } from './own-algorithm.card.ts';

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
