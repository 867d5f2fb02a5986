// Before the lessons are there.
export const lesson = 'Lesson';
export const forTeachers = 'Lessons, for teachers';
export const waitForAll = 'Fetching the lessons.';
