import { checkLesson } from './check-lesson.ts';

checkLesson('02-where-to-look-next');
