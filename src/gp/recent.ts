/**
 * A function of a key that remembers the values wanted lately: at least the `most` wanted last, at most twice as many.
 * What was given up is made again when it is asked for.
 */
export class Recent<Key, Value> {
  private readonly most: number;
  private readonly make: (key: Key) => Value;
  private young = new Map<Key, Value>();
  private old = new Map<Key, Value>();

  /** @param most ≥ 1 */
  constructor(most: number, make: (key: Key) => Value) {
    this.most = most;
    this.make = make;
  }

  /** How many are kept. */
  get size(): number {
    return this.young.size + this.old.size;
  }

  get(key: Key): Value {
    const known = this.young.get(key);
    if (known !== undefined) return known;
    const value = this.old.get(key) ?? this.make(key);
    this.old.delete(key);
    this.young.set(key, value);
    if (this.young.size >= this.most) [this.old, this.young] = [this.young, new Map()];
    return value;
  }
}
