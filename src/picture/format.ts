/** Text of a number with a true minus sign (U+2212); "−0.00" never appears. */
export function formatValue(value: number, digits = 2): string {
  if (!Number.isFinite(value)) return '–';
  const text = Math.abs(value).toFixed(Math.abs(value) >= 10_000 ? 0 : digits);
  return value < 0 && Number(text) !== 0 ? `\u2212${text}` : text;
}

/** Regret carries one decimal. */
export const formatRegret = (value: number): string => formatValue(value, 1);

/** A tick without trailing zeros: "0", "0.2", "−2", "1000". */
export function formatTick(value: number): string {
  const text = String(Number(Math.abs(value).toPrecision(6)));
  return value < 0 ? `\u2212${text}` : text;
}
