import { checkLesson } from './check-lesson.ts';

checkLesson('09-time-passes-while-you-measure');
