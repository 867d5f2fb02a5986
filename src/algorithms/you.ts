import { algorithm } from './spec.ts';
import { YOU } from './you.about.ts';

/** A person: every query is given to the lane, and it waits for the next one. Left alone it chooses blindly. */
export const you = algorithm(YOU, {
  slots: null,
  explain: () => ({ label: 'No model', text: 'what a person made of it stands in no formula' }),
});
