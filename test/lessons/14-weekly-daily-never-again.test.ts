import { checkLesson } from './check-lesson.ts';

checkLesson('14-weekly-daily-never-again');
