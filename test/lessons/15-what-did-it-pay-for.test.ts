import { checkLesson } from './check-lesson.ts';

checkLesson('15-what-did-it-pay-for');
