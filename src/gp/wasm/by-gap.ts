import { Recent } from '../recent.ts';

/** More gaps than twice these are not remembered: on a clock of seconds hardly two are equal. */
const MOST = 4096;

/**
 * A function of a gap in time that remembers its values: n observations a step apart have n gaps, not n².
 * @param of a function of |gap|
 */
export function byGap<Value>(of: (gap: number) => Value): (gap: number) => Value {
  const known = new Recent(MOST, of);
  return (signed) => known.get(Math.abs(signed));
}
