/** Size of a reading's text, the gap between its items, and a badge or mark with its distance to the text, in px. */
export const READING_SIZE = 12;
const GAP = 12;
export const GLYPH = 20;

/** Width of a reading on the narrowest page we lay out for, in px. */
const NARROWEST = 340;

/** Rows that items of these widths fill when they wrap. @param room in px; 0 where it has not been measured */
export function wrappedRows(widths: readonly number[], room: number): number {
  let rows = 1;
  let used = 0;
  for (const width of widths) {
    if (used > 0 && used + GAP + width > (room || NARROWEST)) {
      rows++;
      used = width;
    } else used += (used > 0 ? GAP : 0) + width;
  }
  return rows;
}
