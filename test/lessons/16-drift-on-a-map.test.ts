import { checkLesson } from './check-lesson.ts';

checkLesson('16-drift-on-a-map');
