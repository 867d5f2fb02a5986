import { checkLesson } from './check-lesson.ts';

checkLesson('10-ask-an-expert');
