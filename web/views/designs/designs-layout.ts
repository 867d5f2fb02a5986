import * as words from '#words/views/environment';
import { ticks, xAxis, yAxis } from '../../../src/picture/axis.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import type { Shape } from '../../../src/picture/shape.ts';

/** Layout of the plot over the designs, in px from the top left. */
export interface DesignsLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** Top and bottom of the plot proper: probability 1 and 0. */
  readonly top: number;
  readonly bottom: number;
  /** Middle of the row that shows how the designs are classified. */
  readonly row: number;
  readonly stripTop: number;
  /** The axis line, at the bottom of the score's strip. */
  readonly axis: number;
  readonly x: Scale;
  readonly y: Scale;
  readonly axes: readonly Shape[];
}

const LEFT = 34;
const RIGHT = 8;
/** Height of the title, the same as above the maps. */
const HEAD = 34;
const FOOT = 20;
const ROW = 18;
const STRIP = 24;
const LEAST_HEIGHT = 160;

/** @param axis coordinates of the designs, increasing */
export function designsLayout(axis: ArrayLike<number>, width: number, height: number): DesignsLayout {
  const total = Math.max(LEAST_HEIGHT, height);
  const line = total - FOOT;
  const stripTop = line - STRIP;
  const row = stripTop - ROW / 2;
  const bottom = stripTop - ROW - 4;
  const x = linear([axis[0], axis[axis.length - 1]], [LEFT, Math.max(LEFT + 40, width - RIGHT)]);
  const y = linear([0, 1], [bottom, HEAD]);
  return {
    width,
    height: total,
    left: LEFT,
    right: x.range()[1],
    top: HEAD,
    bottom,
    row,
    stripTop,
    axis: line,
    x,
    y,
    axes: [
      ...yAxis(y, ticks(y, 2), [LEFT, x.range()[1]], '$p$'),
      ...xAxis(x, ticks(x, 2), line, words.designAxis),
    ],
  };
}
