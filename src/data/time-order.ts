/** A time that does not come after the one in the row before. */
export interface OutOfOrder {
  readonly time: string;
  readonly before: string;
}

/** 2026-11, 2026-11-23, 2026-11-23 10:20:30, 2026-11-23T10:20:30Z: texts of one length are in the order of their times. */
const ISO = /^\d{4}-\d\d(-\d\d([T ]\d\d(:\d\d(:\d\d(\.\d+)?)?)?Z?)?)?$/;

/**
 * The first time that falls or repeats; null where all rise, and where they are words, which have no order. Rows are played in
 * the order of the file, not of their times, and the reader should know that.
 */
export function outOfOrder(times: readonly string[]): OutOfOrder | null {
  const rises = risingTest(times);
  if (!rises) return null;
  for (let row = 1; row < times.length; row++)
    if (!rises(times[row - 1], times[row])) return { time: times[row], before: times[row - 1] };
  return null;
}

function risingTest(times: readonly string[]): ((a: string, b: string) => boolean) | null {
  if (times.every((time) => time.trim() !== '' && Number.isFinite(Number(time))))
    return (a, b) => Number(a) < Number(b);
  const length = times[0]?.length;
  return times.every((time) => time.length === length && ISO.test(time)) ? (a, b) => a < b : null;
}
