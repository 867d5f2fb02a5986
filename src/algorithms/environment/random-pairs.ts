import { RANDOM_PAIRS } from './random-pairs.about.ts';
import { probabilityAlgorithm } from './slots.ts';

/** Uniformly random pairs of design and condition; the model only answers. */
export const randomPairs = probabilityAlgorithm(RANDOM_PAIRS, {
  policy: () => ({ query: null }),
  text: 'a seeded random pair of design and condition, the same in every replay',
});
