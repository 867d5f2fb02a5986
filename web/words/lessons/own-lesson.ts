// Lessons from elsewhere: what is said of them, and why one is not opened.
export const notOfTheCourse = 'Not part of the course: its statements have not been recomputed.';
export const handOn = 'Hand it on';
export const link = 'Link that carries this lesson';
export const lessons = 'lessons';
export const onlyShown = 'This lesson came in a link. It is shown, and not kept in this browser.';
export const keep = 'Keep';
export const replaced = (title: string) => `The lesson “${title}” took the place of an earlier version.`;
export const tooLarge = (megabytes: string) => `it must be at most 2 MB, got ${megabytes} MB.`;
export const notOpened = (name: string, reason: string) => `${name} was not opened: ${reason}`;
export const mistakesIn = (name: string) => `${name} was not opened; everything is as it was.`;
export const chooseAgain = 'Choose again';
export const linkCut = 'The link is not whole: copy it again from its source.';
export const noRoom = 'This browser has no room to keep the lesson: it is there until the page is left.';
export const notKept = 'This lesson is not kept in this browser: open its zip or its link once more.';
export const unreadable = (mistakes: readonly string[]) =>
  `This lesson cannot be read any more.\n${mistakes.join('\n')}`;
export const reading = (name: string) => `Reading ${name} …`;
export const cancel = 'Cancel';
