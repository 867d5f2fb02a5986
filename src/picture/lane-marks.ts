import type { LaneLetter } from '../contracts/scenario.ts';
import { tenths } from './tenths.ts';

/** Corners in radii around the middle. */
type Corners = readonly (readonly [x: number, y: number])[];

const DIAMOND: Corners = [
  [0, -1.3],
  [1.3, 0],
  [0, 1.3],
  [-1.3, 0],
];
const SQUARE: Corners = [
  [-0.95, -0.95],
  [0.95, -0.95],
  [0.95, 0.95],
  [-0.95, 0.95],
];
const TRIANGLE: Corners = [
  [0, -1.35],
  [1.25, 0.9],
  [-1.25, 0.9],
];
/** Half the thickness of the arms of plus and cross. */
const ARM = 0.42;
const PLUS: Corners = [
  [-ARM, -1.35],
  [ARM, -1.35],
  [ARM, -ARM],
  [1.35, -ARM],
  [1.35, ARM],
  [ARM, ARM],
  [ARM, 1.35],
  [-ARM, 1.35],
  [-ARM, ARM],
  [-1.35, ARM],
  [-1.35, -ARM],
  [-ARM, -ARM],
];
const CROSS: Corners = PLUS.map(([x, y]) => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2]);
const STAR: Corners = [
  [0, -1],
  [0.2645, -0.3641],
  [0.9511, -0.309],
  [0.428, 0.1391],
  [0.5878, 0.809],
  [0, 0.45],
  [-0.5878, 0.809],
  [-0.428, 0.1391],
  [-0.9511, -0.309],
  [-0.2645, -0.3641],
];

/** Every letter has a shape of its own; A is a circle. */
const CORNERS: Readonly<Record<Exclude<LaneLetter, 'A'>, Corners>> = {
  B: DIAMOND,
  C: SQUARE,
  D: TRIANGLE,
  E: CROSS,
  F: PLUS,
};

/** SVG path of a lane's mark, centre (x, y), visual radius r in px. */
export const markPath = (letter: LaneLetter, x: number, y: number, r: number): string =>
  markPaths(letter, [[x, y]], r);

/** Many marks of a lane in one path. */
export function markPaths(
  letter: LaneLetter,
  centres: readonly (readonly [x: number, y: number])[],
  r: number,
): string {
  const mark = letter === 'A' ? circle(r) : polygon(r, CORNERS[letter]);
  return centres.map(([x, y]) => at(x, y) + mark).join('');
}

/** SVG path of a five-pointed star: the optimum. */
export const starPath = (x: number, y: number, r: number): string => at(x, y) + polygon(r, STAR);

const at = (x: number, y: number): string => `M${tenths(x)} ${tenths(y)}`;

// Both are written relative to their middle: that is short, and quick to write.

function circle(r: number): string {
  const [radius, width] = [fine(r), fine(2 * r)];
  return `m-${radius} 0a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0 -${width} 0z`;
}

function polygon(r: number, corners: Corners): string {
  const steps = corners.map(([x, y], i) => {
    const [fromX, fromY] = corners[i - 1] ?? [0, 0];
    return `${fine(r * (x - fromX))} ${fine(r * (y - fromY))}`;
  });
  return `m${steps[0]}l${steps.slice(1).join(' ')}z`;
}

const fine = (value: number): string => String(Number(value.toFixed(2)));
