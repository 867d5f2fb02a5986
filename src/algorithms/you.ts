import type { AlgorithmSpec } from './spec.ts';

/** A person: every query is given to the lane, and it waits for the next one. Left alone it chooses blindly. */
export const you: AlgorithmSpec = {
  id: 'you',
  name: 'You',
  summary: 'chooses by hand',
  source: 'a person',
  byHand: true,
  parameters: [],
  slots: null,
  explain: () => ({ label: 'No model', text: 'what a person made of it stands in no formula' }),
};
