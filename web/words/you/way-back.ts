// After a round that a lesson opened.
export const roundOver = 'The truth of your round has come in.';
export const backToLesson = (step: string) => `Back to the lesson: step ${step}`;
