import { checkLesson } from './check-lesson.ts';

checkLesson('03-the-world-moves');
