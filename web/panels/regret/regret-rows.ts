import { textWidth } from '../../plot/labels.ts';
import type { RegretMeasure } from '../../readings/regret-measure.ts';
import type { WorldSummary } from '../../worker/protocol.ts';
import { GLYPH, READING_SIZE, wrappedRows } from '../time/reading-rows.ts';

/** Measured widths of "000.0", " band 000 ± 00" and " band 0.00 ± 0.00": an estimate would cost a row. */
const VALUE = 35;
const BAND = { answer: 110, total: 89, average: 103, f1: 0 } as const;
/** Readings with bands may fill this many rows; with more lanes the plot alone shows them. */
const MOST_ROWS = 2;

interface RegretReading {
  readonly lanes: number;
  readonly measure: RegretMeasure;
  readonly date: string;
  /** Width in px; 0 until it has been measured. */
  readonly room: number;
}

/** Rows for the step, its date where it has one, and per lane a value and, with `banded`, its band. */
export function regretRows({ lanes, measure, date, room }: RegretReading, banded: boolean): number {
  const item = GLYPH + VALUE + (banded ? BAND[measure] : 0);
  const step = textWidth(date === '' ? 't = 00' : `t = 00 ${date}`, READING_SIZE);
  return wrappedRows([step, ...Array.from({ length: lanes }, () => item)], room);
}

/** Whether the reading has room for the bands. */
export const bandsFit = (reading: RegretReading): boolean => regretRows(reading, true) <= MOST_ROWS;

/** The widest of the steps' dates: rows are kept free for it. */
export function longestDate(world: WorldSummary | null): string {
  const widths = (date: string) => textWidth(date, READING_SIZE);
  return (world?.timeLabels ?? []).reduce(
    (longest, date) => (widths(date) > widths(longest) ? date : longest),
    '',
  );
}
