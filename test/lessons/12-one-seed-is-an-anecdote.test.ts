import { checkLesson } from './check-lesson.ts';

checkLesson('12-one-seed-is-an-anecdote');
