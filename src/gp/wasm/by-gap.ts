/** More gaps than these are not remembered: on a clock of seconds hardly two are alike. */
const MOST = 8192;

/**
 * A function of a gap in time that remembers its values: n observations a step apart have n gaps, not n².
 * @param of a function of |gap|
 */
export function byGap<Value>(of: (gap: number) => Value): (gap: number) => Value {
  const known = new Map<number, Value>();
  return (signed) => {
    const gap = Math.abs(signed);
    const found = known.get(gap);
    if (found !== undefined) return found;
    if (known.size >= MOST) known.clear();
    const value = of(gap);
    known.set(gap, value);
    return value;
  };
}
