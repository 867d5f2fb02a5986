import { ticks } from '../../../src/picture/axis.ts';
import { textWidth } from '../../../src/picture/layout.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';

/** Layout of a plot over an x axis with the acquisition strip below, in px from the top left. */
export interface CurveLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Bottom of the plot proper. */
  readonly bottom: number;
  readonly stripTop: number;
  /** The axis line, at the bottom of the strip. */
  readonly axis: number;
  /** Whether it is narrow, as on a phone: no words inside the plot. */
  readonly compact: boolean;
}

/**
 * Below this width, as on phones, the plot has only marks and no words. Two lanes side by side on 1280 px at
 * 150 % are 386 px wide each.
 */
export const COMPACT_WIDTH = 384;
const AXIS_HEIGHT = 18;
/** Below this height, in a tile of the overview, the strip is only a line high. */
const LOW = 130;

/**
 * @param domain range of the y axis, whose ticks determine the left margin
 * @param axisHeight room below the axis line for ticks or names
 */
export function curveLayout(
  width: number,
  height: number,
  domain: readonly [number, number],
  axisHeight = AXIS_HEIGHT,
): CurveLayout {
  const compact = width < COMPACT_WIDTH;
  const widest = Math.max(...ticks(linear(domain, [0, 1]), 5).map(({ label }) => textWidth(label, 11)));
  const left = Math.max(compact ? 20 : 34, Math.ceil(widest) + 10);
  const axis = height - axisHeight;
  const strip = height < LOW ? 14 : compact || height < 190 ? 28 : 44;
  const top = compact ? 4 : 6;
  return {
    width,
    height,
    left,
    right: width - (compact ? 4 : 8),
    top,
    bottom: Math.max(top + 20, axis - strip - 8),
    stripTop: axis - strip,
    axis,
    compact,
  };
}

/** y scale of the plot proper; larger values are higher. */
export const valueScale = (domain: readonly [number, number], { bottom, top }: CurveLayout): Scale =>
  linear(domain, [bottom, top]);

/** Scale of the acquisition strip: this step's own range, because only the shape matters. */
export function stripScale(
  acquisition: ArrayLike<number>,
  { axis, stripTop }: Pick<CurveLayout, 'axis' | 'stripTop'>,
): Scale {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < acquisition.length; i++) {
    low = Math.min(low, acquisition[i]);
    high = Math.max(high, acquisition[i]);
  }
  const span = high - low || 1;
  return linear([low, high === low ? low + 1 : high + 0.08 * span], [axis, stripTop]);
}
