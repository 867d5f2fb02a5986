/** A function given by points, x strictly increasing. */
type Points = readonly (readonly [x: number, y: number])[];

/**
 * Slopes at the points of the cubic that keeps their monotonicity: it passes through each and between two of them never
 * leaves their values. The same to the left and right of a point, so the curve is smooth.
 *
 * M. Steffen, A simple method for monotonic interpolation in one dimension, Astron. Astrophys. 239 (1990), eqs. 8–11, 24–27.
 */
export function monotoneSlopes(points: Points): number[] {
  const gaps = points.slice(1).map(([x], i) => x - points[i][0]);
  const secants = points.slice(1).map(([, y], i) => (y - points[i][1]) / gaps[i]);
  const last = secants.length - 1;
  if (last < 1) return points.map(() => secants[0] ?? 0);
  return points.map((_, i) => {
    if (i === 0) return endSlope(secants[0], secants[1], gaps[0], gaps[1]);
    if (i > last) return endSlope(secants[last], secants[last - 1], gaps[last], gaps[last - 1]);
    return innerSlope(secants[i - 1], secants[i], gaps[i - 1], gaps[i]);
  });
}

/** The slope of the parabola through three points, bounded by twice the flatter secant; 0 at a turning point. */
function innerSlope(left: number, right: number, gapLeft: number, gapRight: number): number {
  if (!(left * right > 0)) return 0;
  const parabola = (left * gapRight + right * gapLeft) / (gapLeft + gapRight);
  const size = 2 * Math.min(Math.abs(left), Math.abs(right), Math.abs(parabola) / 2);
  return left > 0 ? size : -size;
}

/** The same parabola at an end, bounded by twice its secant and never against it. */
function endSlope(own: number, next: number, gap: number, nextGap: number): number {
  const share = gap / (gap + nextGap);
  const parabola = own * (1 + share) - next * share;
  if (!(parabola * own > 0)) return 0;
  return Math.abs(parabola) > 2 * Math.abs(own) ? 2 * own : parabola;
}

/** The monotone cubic through some points (see `monotoneSlopes`); beyond the ends it keeps their values. */
export function monotoneCubic(points: Points): (x: number) => number {
  return piecewise(points, monotoneSlopes(points));
}

/** Straight lines between some points; beyond the ends it keeps their values. */
export function polyline(points: Points): (x: number) => number {
  return piecewise(points, null);
}

function piecewise(points: Points, slopes: readonly number[] | null): (x: number) => number {
  const last = points.length - 1;
  return (x) => {
    if (!(x > points[0][0])) return points[0][1];
    if (x >= points[last][0]) return points[last][1];
    const right = points.findIndex(([at]) => at > x);
    const [[x0, y0], [x1, y1]] = [points[right - 1], points[right]];
    const gap = x1 - x0;
    const s = (x - x0) / gap;
    if (!slopes) return y0 + s * (y1 - y0);
    // Hermite's basis, summed so that the ends are met exactly.
    const rise = s * s * (3 - 2 * s);
    const r = 1 - s;
    return y0 + rise * (y1 - y0) + gap * s * r * (slopes[right - 1] * r - slopes[right] * s);
  };
}
