import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import { textWidth } from '../../src/picture/layout.ts';

/** Size of a reading's text, gap between its items, and width of a badge or mark with its space, in px. */
export const READING_SIZE = 12;
const GAP = 12;
export const GLYPH = 20;

/** Width of a reading on the narrowest supported page, in px. */
const NARROWEST = 340;

/** Rows that items of these widths fill when they wrap. @param room width in px; 0 before it is measured */
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

/** Measured width of "000.0"; an estimate could cost a row. */
const VALUE = 35;

/** Rows of a reading with the step, its date if any, and a value per lane; `more` px after each value. */
export function laneRows(lanes: number, world: WorldSummary | null, room: number, more = 0): number {
  const date = longestDate(world);
  const step = textWidth(date ? `t = 00 · ${date}` : 't = 00', READING_SIZE);
  return wrappedRows([step, ...Array.from({ length: lanes }, () => GLYPH + VALUE + more)], room);
}

/** The longest of the steps' dates, for which rows are kept free. */
function longestDate(world: WorldSummary | null): string {
  const width = (date: string) => textWidth(date, READING_SIZE);
  const dates = world?.timeLabels ?? [];
  return dates.reduce((longest, date) => (width(date) > width(longest) ? date : longest), '');
}
