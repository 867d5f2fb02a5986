/**
 * Values by key that were wanted lately: at least the `most` wanted last, at most twice as many. What is asked for again
 * after it was given up is made again.
 */
export class Recent<Key, Value> {
  private readonly most: number;
  private young = new Map<Key, Value>();
  private old = new Map<Key, Value>();

  /** @param most ≥ 1 */
  constructor(most: number) {
    this.most = most;
  }

  /** How many are kept. */
  get size(): number {
    return this.young.size + this.old.size;
  }

  get(key: Key, make: () => Value): Value {
    const known = this.young.get(key);
    if (known !== undefined) return known;
    const value = this.old.get(key) ?? make();
    this.old.delete(key);
    this.young.set(key, value);
    if (this.young.size >= this.most) [this.old, this.young] = [this.young, new Map()];
    return value;
  }
}
