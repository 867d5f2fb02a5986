import { RANDOM_SEARCH } from './random.about.ts';
import { algorithm } from './spec.ts';

/** Uniformly random candidates: the least that any algorithm must beat. */
export const randomSearch = algorithm(RANDOM_SEARCH, {
  slots: null,
  explain: () => ({ label: 'No model', text: 'a seeded random candidate, the same in every replay' }),
});
