import { checkLesson } from './check-lesson.ts';

checkLesson('13-which-observations-still-matter');
