/** Length from which a list of numbers is sent between worker and page as a block of bytes. */
const LONG = 1000;

/** Plain data in which long lists of numbers are blocks of bytes. */
export type Packed<T> = T extends readonly number[]
  ? ArrayLike<number>
  : T extends object
    ? { readonly [K in keyof T]: Packed<T[K]> }
    : T;

/**
 * Plain data with its long lists of numbers as bytes: copying a dozen lists of 100,000 numbers one by one
 * would block the page. Shared parts stay shared.
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
