import { polygonPath } from '../../src/picture/lane-marks.ts';

export { markPath } from '../../src/picture/lane-marks.ts';

/** SVG path of a five-pointed star: the optimum. */
export function starPath(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 10 }, (_, k) => {
    const radius = k % 2 ? 0.45 : 1;
    const angle = -Math.PI / 2 + (k * Math.PI) / 5;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
  return polygonPath(x, y, r, corners);
}
