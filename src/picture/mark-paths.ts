import type { LaneLetter } from '../contracts/scenario.ts';
import { CORNERS, type Corners } from './lane-marks.ts';

/** Many marks of a lane in one path, each written relative to its centre: that is short, and quick to write. */
export function markPaths(
  letter: LaneLetter,
  centres: readonly (readonly [x: number, y: number])[],
  r: number,
): string {
  const mark = letter === 'A' ? relativeCircle(r) : relativePolygon(r, CORNERS[letter]);
  return centres.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}${mark}`).join('');
}

const relativeCircle = (r: number): string => {
  const [radius, width] = [fine(r), fine(2 * r)];
  return `m-${radius} 0a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0 -${width} 0z`;
};

function relativePolygon(r: number, corners: Corners): string {
  const steps = corners.map(([x, y], i) => {
    const [fromX, fromY] = corners[i - 1] ?? [0, 0];
    return `${fine(r * (x - fromX))} ${fine(r * (y - fromY))}`;
  });
  return `m${steps[0]}l${steps.slice(1).join(' ')}z`;
}

const fine = (value: number): string => String(Number(value.toFixed(2)));
