// What a teacher prepares from, on the page and on paper.
export const title = 'Lessons, for teachers';
export const allLessons = 'All lessons';
export const print = 'Print';
/** In place of a number in the course. */
export const own = 'yours:';
export const minutes = (count: number) => `${count} min`;
export const needs = (lessons: readonly string[]) => `Needs: ${lessons.join(', ')}.`;
export const corrects = (beliefs: readonly string[]) =>
  `Corrects: ${beliefs.map((one) => `“${one}”`).join(' ')}`;
export const question = 'Question';
export const task = 'Task';
export const toLeaveWith = 'To leave with';
export const restsOn = 'Rests on';
/** One thing that a step rests on: "regret over 61–130: 6.1 (40 worlds)". */
export const ground = (says: string, is: string, worlds: number) =>
  `${says}: ${is}${worlds > 1 ? ` (${worlds} worlds)` : ''}`;
