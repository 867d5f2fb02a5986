/** Longest text of a table, in characters. */
export const LARGEST_TABLE = 20 * 2 ** 20;

/** Rows of a table: twice what the longest training and the longest run can use. */
export const MOST_ROWS = 200_000;

/** Characters of one line, and cells of a whole table: what a browser reads in seconds. */
export const LONGEST_LINE = 1_000_000;
export const MOST_CELLS = 4_000_000;

/** Columns of a table beside the time labels. */
export const MOST_ARMS = 2000;

/** Largest magnitude of a value: sums of its squares stay far within the range of doubles. */
export const LARGEST_VALUE = 1e100;
