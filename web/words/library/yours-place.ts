// Before the shelf is there.
export const yours = 'Yours';
export const wait = 'Looking for what is kept.';
