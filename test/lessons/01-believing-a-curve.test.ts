import { checkLesson } from './check-lesson.ts';

checkLesson('01-believing-a-curve');
