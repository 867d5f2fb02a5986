import { checkLesson } from './check-lesson.ts';

checkLesson('00-what-is-a-gaussian-process');
