import { probabilityAlgorithm } from './slots.ts';

/** Uniformly random pairs of design and condition; the model only answers. */
export const randomPairs = probabilityAlgorithm({
  id: 'random-pairs',
  name: 'Random pairs',
  summary: 'queries blindly and answers by probability',
  source: 'baseline of the BPT paper, §5',
  parameters: [],
  policy: () => ({ query: null }),
  text: 'a seeded random pair of design and condition, the same in every replay',
});
