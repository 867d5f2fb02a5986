/**
 * A message of `src/` in the page's language. The build of another language puts `teller` with the whole of its table here
 * (scripts/page/faults.ts): 9 kB, which the first script does not import.
 */
export const told = (message: string): string => message;
