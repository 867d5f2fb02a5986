/** Each lesson in at most 36 characters, under its picture; its goal says the same at length. */
export const LESSON_LINES: Readonly<Record<string, string>> = {
  'believing-a-curve': 'What a band says, and assumes.',
  'where-to-look-next': 'Where it might be high.',
  'the-world-moves': 'Old data mislead.',
  forgetting: 'Trust that fades by the step.',
  'resets-by-the-clock': 'Beginning anew on schedule.',
  'the-event-trigger': 'When is a surprise too large?',
  'the-wrong-rate': 'Forgetting too fast or too slowly.',
  'doubt-or-forgetting': 'Two ways to distrust the past.',
  'time-passes-while-you-measure': 'The clock runs while you wait.',
  'ask-an-expert': 'Old places, asked about anew.',
  'good-enough-whatever-happens': 'What one does not choose.',
  'one-seed-is-an-anecdote': 'How sure a difference is.',
};
