import { checkLesson } from './check-lesson.ts';

checkLesson('08-doubt-or-forgetting');
