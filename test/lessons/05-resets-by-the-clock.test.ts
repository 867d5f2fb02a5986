import { checkLesson } from './check-lesson.ts';

checkLesson('05-resets-by-the-clock');
