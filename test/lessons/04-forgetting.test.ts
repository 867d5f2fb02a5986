import { checkLesson } from './check-lesson.ts';

checkLesson('04-forgetting');
