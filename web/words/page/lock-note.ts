// What a link has locked or left away, and the way out.
export const locked = 'Locked';
export const partial = 'Not all of the page';
export const unlockCopy = 'Unlock a copy';
export const showAll = 'Show all';
export const lockedBySender = 'Who sent this link has locked the controls; playing and stepping work.';
export const worldHidden = 'The objective and what changes it are shown after the last step.';
