// What is said where the browser cannot keep or read its shelf.
export const keptAtMost = (most: number) => `at most ${most} kept runs`;
export const unreadable = 'What this browser kept cannot be read any more.';
export const blocked = 'This browser keeps nothing: its storage is blocked.';
export const noRoom =
  'This browser has no room to keep it: save it as a file, or remove something that is kept.';
