import { markPath } from '../picture/lane-marks.ts';
import { type Drawing, line, type Shape, text } from '../picture/shape.ts';
import type { MeanRanks } from '../replicates/comparison/mean-ranks.ts';
import { badge, nameLines, widthOfNames } from './badge.ts';
import { figure, linear, type Scale } from './scale.ts';
import { type Sheet, TESTS_FROM } from './sheet.ts';
import { COMPACT } from './value-axis.ts';

/** Where the axis lies, the first name below it, and how far names lie apart. */
const AXIS = 46;
const FIRST = 92;
const PITCH = 34;
/** The first bar of a group below the axis, and the next ones. */
const BAR = 10;
const BARS = 7;

/**
 * Mean ranks on a line with the critical difference (Demšar 2006): bars join lanes that are not told apart. Empty for one lane
 * and below 20 replicates.
 */
export function rankLine(sheet: Sheet, width: number): Drawing {
  const { ranks, replicates } = sheet.comparison;
  if (!ranks || replicates < TESTS_FROM) return { width, height: 0, shapes: [] };
  const { meanRanks } = ranks;
  const order = meanRanks.map((_, i) => i).sort((a, b) => meanRanks[a] - meanRanks[b] || a - b);
  const side =
    width < COMPACT ? 70 : Math.min(0.34 * width, 84 + widthOfNames(sheet.lanes.map(({ name }) => name)));
  const x = linear([1, meanRanks.length], [side, width - side]);
  const left = Math.ceil(order.length / 2);
  const names = order.flatMap((lane, i) => {
    const right = i >= left;
    const row = right ? order.length - 1 - i : i;
    return nameShapes(sheet, lane, { x: x(meanRanks[lane]), y: FIRST + row * PITCH, right, side, width });
  });
  return {
    width,
    height: FIRST + (left - 1) * PITCH + 20,
    shapes: [
      ...axis(x, meanRanks.length),
      ...names,
      ...groupBars(ranks, x),
      ...criticalDifference(ranks, x, width),
      ...order.map(
        (lane): Shape => ({
          tag: 'path',
          look: `fill lane-${sheet.lanes[lane].letter}`,
          d: markPath(sheet.lanes[lane].letter, x(meanRanks[lane]), AXIS, 4.5),
        }),
      ),
    ],
  };
}

function axis(x: Scale, lanes: number): Shape[] {
  const places = Array.from({ length: lanes }, (_, i) => i + 1);
  return [
    line('axis', x(1), AXIS, x(lanes), AXIS),
    ...places.flatMap((rank) => [
      line('axis', x(rank), AXIS, x(rank), AXIS - 5),
      text('tick', x(rank), AXIS - 12, String(rank), 'middle'),
    ]),
  ];
}

/** The ruler over the axis. It begins at 1; where it would pass the end of the axis its words stand on two sides of it. */
function criticalDifference({ criticalDifference: gap }: MeanRanks, x: Scale, width: number): Shape[] {
  if (gap === null) return [text('note', x(1), 14, 'more than 12 lanes: no critical difference')];
  const [from, to] = [x(1), Math.min(width - 4, x(1 + gap))];
  const words = `critical difference ${figure(gap, 2)}`;
  const beside = to + 8 + 6.4 * words.length < width;
  return [
    line('ruler', from, 10, to, 10),
    line('ruler', from, 6, from, 14),
    line('ruler', to, 6, to, 14),
    beside ? text('note', to + 8, 14, words) : text('note', from, 25, words),
  ];
}

function groupBars({ groups, meanRanks }: MeanRanks, x: Scale): Shape[] {
  return groups.map((group, i) => {
    const [first, last] = [meanRanks[group[0]], meanRanks[group[group.length - 1]]];
    const y = AXIS + BAR + BARS * i;
    return line('group', x(first) - 4, y, x(last) + 4, y);
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly right: boolean;
  readonly side: number;
  readonly width: number;
}

/** A line from the mark to the lane's name, with its mean rank. */
function nameShapes(sheet: Sheet, lane: number, { x, y, right, side, width }: Place): Shape[] {
  const { letter, name } = sheet.lanes[lane];
  const rank = figure(sheet.comparison.ranks?.meanRanks[lane] ?? 0, 2);
  const edge = right ? width - side + 8 : side - 8;
  const sign = right ? 1 : -1;
  const anchor = right ? undefined : 'end';
  const [first, rest] = width < COMPACT ? [] : nameLines(name);
  return [
    { tag: 'path', look: `lead lane-${letter}`, d: `M${x.toFixed(1)} ${AXIS}V${y}H${edge.toFixed(1)}` },
    text('rank', edge + sign * 6, y + 4, rank, anchor),
    ...badge(letter, edge + sign * 47, y),
    ...(first ? [text('name', edge + sign * 61, y + 4, first, anchor)] : []),
    ...(rest ? [text('note', edge + sign * 61, y + 18, rest, anchor)] : []),
  ];
}
