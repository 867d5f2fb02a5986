/** The entry of a row that a key leads to, as on a slider: up is right; null: the key leads nowhere. */
export function rowKey(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, from - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, from + 1);
  return null;
}
