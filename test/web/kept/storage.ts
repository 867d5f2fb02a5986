/** A browser's storage in memory; tabs share it by reference. */
export class MemoryStorage {
  readonly held = new Map<string, string>();
  /** Letters that fit, keys and values; writes beyond that throw as a browser's do. */
  room = Number.POSITIVE_INFINITY;
  get length(): number {
    return this.held.size;
  }
  key = (i: number): string | null => [...this.held.keys()][i] ?? null;
  getItem = (key: string): string | null => this.held.get(key) ?? null;
  removeItem = (key: string): void => void this.held.delete(key);
  setItem = (key: string, text: string): void => {
    let used = key.length + text.length;
    for (const [other, value] of this.held) if (other !== key) used += other.length + value.length;
    if (used > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.held.set(key, text);
  };
}
