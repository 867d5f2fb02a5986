import type { LaneLetter } from '../contracts/scenario.ts';

const n = (value: number): string => value.toFixed(1);

export type Corners = readonly (readonly [number, number])[];

/** SVG path of a polygon: corners in radii around (x, y), radius r in px. */
export const polygonPath = (x: number, y: number, r: number, corners: Corners): string =>
  `M${corners.map(([dx, dy]) => `${n(x + r * dx)} ${n(y + r * dy)}`).join('L')}Z`;

const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

const DIAMOND = [
  [0, -1.3],
  [1.3, 0],
  [0, 1.3],
  [-1.3, 0],
] as const;
const SQUARE = [
  [-0.95, -0.95],
  [0.95, -0.95],
  [0.95, 0.95],
  [-0.95, 0.95],
] as const;
const TRIANGLE = [
  [0, -1.35],
  [1.25, 0.9],
  [-1.25, 0.9],
] as const;
/** Half the thickness of the arms of plus and cross, in radii. */
const ARM = 0.42;
const PLUS = [
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
] as const;
const CROSS = PLUS.map(([x, y]) => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2] as const);

/** Every letter has a shape of its own; A is a circle. */
export const CORNERS: Readonly<Record<Exclude<LaneLetter, 'A'>, Corners>> = {
  B: DIAMOND,
  C: SQUARE,
  D: TRIANGLE,
  E: CROSS,
  F: PLUS,
};

/** SVG path of a lane's mark, centre (x, y), visual radius r in px. */
export const markPath = (letter: LaneLetter, x: number, y: number, r: number): string =>
  letter === 'A' ? circle(x, y, r) : polygonPath(x, y, r, CORNERS[letter]);
