/** Numbers from which on a list crosses between worker and page as a block of bytes. */
const LONG = 1000;

/** The same plain data with `of` in the place of what it answers for; what is shared stays shared. */
function replaced(data: unknown, of: (value: object) => object | null): unknown {
  const known = new Map<object, unknown>();
  const inside = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!known.has(value)) known.set(value, of(value) ?? parts(value));
    return known.get(value);
  };
  const parts = (value: object) =>
    Array.isArray(value)
      ? value.map(inside)
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inside(part)]));
  return inside(data);
}

/** Plain data with its long lists of numbers as bytes: a dozen of 100,000 numbers, read one by one, would hold up the page. */
export const packed = (data: unknown): unknown =>
  replaced(data, (value) =>
    Array.isArray(value) && value.length >= LONG && value.every((one) => typeof one === 'number')
      ? Float64Array.from(value)
      : null,
  );

/** The data again as they were. */
export const unpacked = <T>(data: unknown): T =>
  replaced(data, (value) => (value instanceof Float64Array ? Array.from(value) : null)) as T;
