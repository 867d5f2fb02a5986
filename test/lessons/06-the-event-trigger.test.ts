import { checkLesson } from './check-lesson.ts';

checkLesson('06-the-event-trigger');
