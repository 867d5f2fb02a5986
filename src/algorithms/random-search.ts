import type { AlgorithmSpec } from './spec.ts';

/** Uniformly random candidates: the least that any algorithm must beat. */
export const randomSearch: AlgorithmSpec = {
  id: 'random',
  name: 'Random search',
  summary: 'chooses blindly',
  source: 'baseline',
  parameters: [],
  slots: null,
  explain: () => ({ label: 'No model', text: 'a seeded random candidate, the same in every replay' }),
};
