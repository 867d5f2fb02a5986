import * as words from '#words/archive/changed';
import type { CandidateSet } from '../../src/contracts/candidates.ts';
import type { WorldStep } from '../../src/contracts/record.ts';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { tickCount, ticks, xAxis, yAxis } from '../../src/picture/axis.ts';
import { formatRegret } from '../../src/picture/format.ts';
import { markPaths } from '../../src/picture/lane-marks.ts';
import { spread, textWidth } from '../../src/picture/layout.ts';
import { AXIS_LOOKS, type Looks } from '../../src/picture/looks.ts';
import { linePath } from '../../src/picture/paths.ts';
import { extent, linear, type Scale } from '../../src/picture/scale.ts';
import { type Drawing, line, path, type Shape, text } from '../../src/picture/shape.ts';
import type { LaneDifference } from './difference.ts';

/** A lane in two engines. */
export interface LanePair {
  readonly letter: LaneLetter;
  readonly theirs: readonly WorldStep[];
  readonly ours: readonly WorldStep[];
}

export const CHANGED_LOOKS: Looks = {
  ...AXIS_LOOKS,
  same: { fill: 'ink-3', opacity: 0.6 },
  was: { fill: 'none', stroke: 'lane', width: 1.4 },
  is: { fill: 'lane' },
  apart: { stroke: 'axis', opacity: 0.7 },
  first: { stroke: 'ink' },
  'first-words': { fill: 'ink', size: 12 },
  theirs: { fill: 'none', stroke: 'lane', width: 1.75, dash: '5 4' },
  ours: { fill: 'none', stroke: 'lane', width: 1.75 },
  'theirs-name': { fill: 'ink-2', size: 12 },
  'ours-name': { fill: 'ink', size: 12, weight: 500 },
};

const HEIGHT = 208;
const [TOP, BOTTOM, LEFT, RIGHT] = [28, HEIGHT - 28, 44, 12];
const RADIUS = 2.6;

const timeScale = ({ theirs, ours }: LanePair, right: number): Scale =>
  linear([1, Math.max(2, theirs.length, ours.length)], [LEFT, right]);

/** Where both asked at each step: once and grey where they agree, else the old query open and the new one full, tied together. */
export function queriesDrawing(
  pair: LanePair,
  { query, value }: LaneDifference,
  candidates: CandidateSet,
  width: number,
): Drawing {
  const right = width - RIGHT;
  const x = timeScale(pair, right);
  const place = heightOf(candidates);
  const y = linear(place.domain, [BOTTOM, TOP]);
  const at = ({ t, index }: WorldStep): [number, number] => [x(t), y(place.of(index))];
  const same: [number, number][] = [];
  const [was, is]: [number, number][][] = [[], []];
  const tied: Shape[] = [];
  for (const [i, old] of pair.theirs.entries()) {
    const now = pair.ours[i];
    if (!now) continue;
    if (old.index === now.index) same.push(at(now));
    else {
      was.push(at(old));
      is.push(at(now));
      tied.push(line('apart', ...at(old), ...at(now)));
    }
  }
  const first = query ?? value;
  return {
    width,
    height: HEIGHT,
    shapes: [
      ...yAxis(y, ticks(y, tickCount(BOTTOM - TOP)), [LEFT, right], place.symbol),
      ...xAxis(x, ticks(x, 5), BOTTOM, words.stepAxis),
      path('same', markPaths('A', same, RADIUS - 0.6)),
      ...tied,
      path(`was lane-${pair.letter}`, markPaths(pair.letter, was, RADIUS)),
      path(`is lane-${pair.letter}`, markPaths(pair.letter, is, RADIUS)),
      ...(first === null ? [] : firstShapes(x(first), first, right)),
    ],
  };
}

function firstShapes(x: number, step: number, right: number): Shape[] {
  const said = words.firstDifference(step);
  const room = textWidth(said, 12);
  const centre = Math.max(LEFT + room / 2, Math.min(right - room / 2, x));
  return [line('first', x, TOP - 8, x, BOTTOM), text('first-words', centre, TOP - 14, said, 'middle')];
}

/** What a query's height is: its coordinate; on a square the first one; of arms and pairs the number. */
function heightOf({ kind, axes, points, dimension, size }: CandidateSet) {
  const axis = kind === 'grid' ? axes[0] : undefined;
  return axis
    ? {
        domain: [axis[0], axis[axis.length - 1]] as const,
        of: (index: number) => points[index * dimension],
        symbol: dimension === 2 ? '$x_{1,t}$' : '$x_t$',
      }
    : { domain: [0, size - 1] as const, of: (index: number) => index, symbol: '$x_t$' };
}

/** Regret of both, the old one dashed, with the figures at their ends. @param top of the scale, the same for all lanes */
export function regretDrawing(
  pair: LanePair,
  top: number,
  [theirs, ours]: readonly [string, string],
  width: number,
): Drawing {
  const right = width - 96;
  const x = timeScale(pair, right);
  const y = linear([0, top], [BOTTOM, TOP]).nice(3);
  const curve = (look: string, records: readonly WorldStep[]) =>
    path(
      `${look} lane-${pair.letter}`,
      linePath(
        records.map(({ t }) => x(t)),
        records.map(({ cumulativeRegret }) => y(cumulativeRegret)),
      ),
    );
  const ends = [pair.theirs, pair.ours].map((records) => records.at(-1)?.cumulativeRegret ?? 0);
  const [first, second] = spread(ends.map(y), 16, TOP, BOTTOM);
  return {
    width,
    height: HEIGHT,
    shapes: [
      ...yAxis(y, ticks(y, 3), [LEFT, right], '$R_t$'),
      ...xAxis(x, ticks(x, 5), BOTTOM, words.stepAxis),
      curve('theirs', pair.theirs),
      curve('ours', pair.ours),
      text('theirs-name', right + 8, first + 4, `${theirs} ${formatRegret(ends[0])}`),
      text('ours-name', right + 8, second + 4, `${ours} ${formatRegret(ends[1])}`),
    ],
  };
}

/** The largest regret of all lanes in both engines. */
export const largestRegret = (pairs: readonly LanePair[]): number =>
  Math.max(
    1e-9,
    extent(pairs.flatMap(({ theirs, ours }) => [...theirs, ...ours].map((one) => one.cumulativeRegret)))[1],
  );
