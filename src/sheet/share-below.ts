import { yGrid } from '../picture/axis.ts';
import { linear, type Scale } from '../picture/scale.ts';
import { type Drawing, path, type Shape } from '../picture/shape.ts';
import { badgeOnCurve } from './badge.ts';
import { bestFirst, type Sheet } from './sheet.ts';
import { axisShapes, roundDomain, symbolOf } from './value-axis.ts';

const FOOT = 24;
const HEAD = 10;

/** The share of replicates whose final value is at most x: a staircase per lane. */
export function shareBelow(sheet: Sheet, width: number, height = 244): Drawing {
  const x = linear(roundDomain(sheet.comparison.values.flat()), shareRange(width));
  const y = linear([0, 1], [height - FOOT, HEAD]);
  const order = bestFirst(sheet);
  const curves = order.map((lane) => sheet.comparison.values[lane].toSorted((a, b) => a - b));
  const stairs = order.map((lane, i) =>
    path(`curve lane-${sheet.lanes[lane].letter}`, staircase(curves[i], x, y)),
  );
  const badges = order.flatMap((lane, i) => {
    const at = Math.round(labelShare(i, order.length) * (curves[i].length - 1));
    return badgeOnCurve(sheet.lanes[lane].letter, x(curves[i][at]), y((at + 1) / curves[i].length));
  });
  return {
    width,
    height,
    shapes: [...shareGrid(x, y), ...stairs, ...badges, ...axisShapes(x, height - FOOT, symbolOf(sheet))],
  };
}

/** From the figures of the shares to the right edge. */
export const shareRange = (width: number): [number, number] => [44, width - 20];

/** Heights of the letters, so that none lies on another. */
export const labelShare = (i: number, lanes: number): number =>
  lanes === 1 ? 0.5 : 0.86 - (0.68 * i) / (lanes - 1);

/** Lines at every quarter, every other one with its figure. */
export function shareGrid(x: Scale, y: Scale): Shape[] {
  const marks = [0, 0.25, 0.5, 0.75, 1].map((value, i) => ({
    ...{ value, at: y(value) },
    label: i % 2 === 0 ? `${100 * value} %` : '',
  }));
  return yGrid(marks, ...x.range());
}

function staircase(sorted: readonly number[], x: Scale, y: Scale): string {
  const [start, end] = x.range();
  const steps = sorted.map((value, i) => `H${px(x(value))}V${px(y((i + 1) / sorted.length))}`);
  return `M${px(start)} ${px(y(0))}${steps.join('')}H${px(end)}`;
}

const px = (value: number): string => value.toFixed(1);
