/** Text of a number with a true minus sign (U+2212); "−0.00" never appears. */
export function formatValue(value: number, digits = 2): string {
  if (!Number.isFinite(value)) return '–';
  const text = Math.abs(value).toFixed(Math.abs(value) >= 10_000 ? 0 : digits);
  return value < 0 && Number(text) !== 0 ? `\u2212${text}` : text;
}

/** Regret carries one decimal. */
export const formatRegret = (value: number): string => formatValue(value, 1);

/** Values from here on are written with an exponent. */
const LARGE = 1e7;

/** A tick without trailing zeros: "0", "0.2", "−2", "1000", "5e11". */
export function formatTick(value: number): string {
  const size = Number(Math.abs(value).toPrecision(6));
  const text = size < LARGE ? String(size) : size.toExponential().replace('+', '');
  return value < 0 ? `\u2212${text}` : text;
}

/** A mean rank with two decimals, halves up; without the addition 1.275, which has no exact binary form, would go down. */
export const formatRank = (rank: number): string => (Math.round(100 * rank + 1e-6) / 100).toFixed(2);
