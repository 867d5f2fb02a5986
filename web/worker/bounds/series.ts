/** Numbers from which on a list crosses between worker and page as a block of bytes. */
const LONG = 1000;

/** Plain data in which a long list of numbers is a block of bytes. */
export type Packed<T> = T extends readonly number[]
  ? ArrayLike<number>
  : T extends object
    ? { readonly [K in keyof T]: Packed<T[K]> }
    : T;

/**
 * Plain data with its long lists of numbers as bytes: a dozen of 100,000 numbers, read one by one or made lists again,
 * would hold up the page. What is shared stays shared.
 */
export function packed<T>(data: T): Packed<T> {
  const known = new Map<object, unknown>();
  const inside = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!known.has(value)) known.set(value, isLong(value) ? Float64Array.from(value) : parts(value));
    return known.get(value);
  };
  const parts = (value: object) =>
    Array.isArray(value)
      ? value.map(inside)
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inside(part)]));
  return inside(data) as Packed<T>;
}

const isLong = (value: object): value is readonly number[] =>
  Array.isArray(value) && value.length >= LONG && value.every((one) => typeof one === 'number');
