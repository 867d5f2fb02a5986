const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** "3 × 10⁷" or "3 × 10⁻⁷" from a positive number, with `figures` figures. */
function powerText(value: number, figures: number): string {
  const [digits, exponent] = value.toExponential(figures - 1).split('e');
  const raised = exponent
    .replace('+', '')
    .replace(/\d/g, (figure) => RAISED[Number(figure)])
    .replace('-', '⁻');
  return digits === '1' ? `10${raised}` : `${digits} × 10${raised}`;
}

/** How many times: one decimal below ten, whole numbers below ten thousand, then "3 × 10⁷". */
export function times(ratio: number): string {
  if (ratio < 10) return ratio.toFixed(1);
  return ratio < 10_000 ? String(Math.round(ratio)) : powerText(ratio, 1);
}

/** A number with `figures` figures, "3.518 × 10⁷" from a million on, "3.518 × 10⁻⁷" below 10⁻⁴. */
export function rounded(value: number, figures = 4): string {
  const size = Math.abs(value);
  return size === 0 || (size >= 1e-4 && size < 1e6)
    ? String(Number(value.toPrecision(figures)))
    : powerText(value, figures);
}
