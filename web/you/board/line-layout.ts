import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import { tickCount, ticks, xAxis, yAxis } from '../../../src/picture/axis.ts';
import { textWidth } from '../../../src/picture/layout.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import type { Shape } from '../../../src/picture/shape.ts';
import { nearestIndex } from '../../plot/nearest.ts';
import { type ArmNames, armNames } from '../../views/arms/arm-names.ts';

/** Layout of a board over a line or over arms, in px from the top left. */
export interface LineLayout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** The axis line. */
  readonly axis: number;
  /** Candidate to px. */
  readonly xOf: (index: number) => number;
  readonly candidateAt: (px: number) => number;
  readonly x: Scale;
  /** Names below the axis instead of ticks; null on a line. */
  readonly names: ArmNames | null;
  /** null while the scale of y is unknown. */
  readonly y: Scale | null;
  /** Axes of y, if its scale is known, and of x, except for arms. */
  readonly axes: readonly Shape[];
}

const NARROW = 480;
const AXIS = 24;
/** px per tick of y. */
const TICK_ROOM = 100;

export function lineLayout(
  candidates: CandidateSet,
  range: readonly [number, number] | null,
  width: number,
  height: number,
): LineLayout {
  const narrow = width < NARROW;
  const labels = range ? ticks(linear(range, [0, 1]), 6).map(({ label }) => textWidth(label, 11)) : [];
  const left = Math.max(narrow ? 22 : 34, Math.ceil(Math.max(0, ...labels)) + 10);
  const right = width - (narrow ? 6 : 8);
  const top = 8;
  const { size, kind, axes } = candidates;
  const shown = candidates.names.length
    ? candidates.names
    : Array.from({ length: size }, (_, i) => String(i + 1));
  const names = kind === 'arms' ? armNames(shown, (right - left) / size, left) : null;
  const axis = height - (names?.height ?? AXIS);
  const [points] = axes;
  const x = names
    ? linear([-0.5, size - 0.5], [left, right])
    : linear([points[0], points[points.length - 1]], [left, right]);
  const y = range && linear(range, [axis, top]);
  return {
    left,
    right,
    top,
    axis,
    x,
    y,
    names,
    xOf: (index) => x(names ? index : points[index]),
    candidateAt: (px) =>
      names ? Math.max(0, Math.min(size - 1, Math.round(x.invert(px)))) : nearestIndex(points, x.invert(px)),
    axes: [
      ...(y ? yAxis(y, ticks(y, tickCount((axis - top) / (TICK_ROOM / 34))), [left, right], '$y$') : []),
      ...(names ? [] : xAxis(x, ticks(x, narrow ? 5 : 6), axis, '$x$')),
    ],
  };
}
