import { checkLesson } from './check-lesson.ts';

checkLesson('11-good-enough-whatever-happens');
