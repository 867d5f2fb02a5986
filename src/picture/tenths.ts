const WHOLE = Array.from({ length: 4096 }, (_, i) => String(i));
const TENTH = Array.from({ length: 10 }, (_, i) => `.${i}`);

/**
 * A coordinate in px with one decimal, for paths. Looked up, because a drag writes some hundred thousand a second
 * and `toFixed` takes four times as long.
 */
export function tenths(px: number): string {
  const rounded = Math.round(10 * px);
  return rounded >= 0 && rounded < 10 * WHOLE.length
    ? WHOLE[Math.floor(rounded / 10)] + TENTH[rounded % 10]
    : px.toFixed(1);
}
