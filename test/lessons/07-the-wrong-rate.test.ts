import { checkLesson } from './check-lesson.ts';

checkLesson('07-the-wrong-rate');
