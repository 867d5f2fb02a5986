const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** "3 × 10⁷" from a number of at least 1, with `figures` figures. */
function powerText(value: number, figures: number): string {
  const [digits, exponent] = value.toExponential(figures - 1).split('e+');
  const raised = [...exponent].map((figure) => RAISED[Number(figure)]).join('');
  return digits === '1' ? `10${raised}` : `${digits} × 10${raised}`;
}

/** How many times: one decimal below ten, whole numbers below ten thousand, then "3 × 10⁷". */
export function times(ratio: number): string {
  if (ratio < 10) return ratio.toFixed(1);
  return ratio < 10_000 ? String(Math.round(ratio)) : powerText(ratio, 1);
}

/** A number with `figures` figures, "3.518 × 10⁷" from a million on. */
export function rounded(value: number, figures = 4): string {
  return Math.abs(value) < 1e6 ? String(Number(value.toPrecision(figures))) : powerText(value, figures);
}
