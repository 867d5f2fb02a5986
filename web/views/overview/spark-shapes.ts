import type { StepRecord } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { linear } from '../../../src/picture/scale.ts';
import { seriesPath } from '../../plot/series.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';

/** Number of steps that each point averages. */
const WINDOW = 10;

/** The box of the paths: wide enough for a pixel per step, stretched to the sparkline's size. */
export const SPARK_BOX = { width: 1000, height: 100 } as const;

/** Mean instant regret of the last ten steps, at steps 1..n (index t − 1). */
export function smoothRegret(records: readonly StepRecord[]): Float64Array {
  const smooth = new Float64Array(records.length);
  for (let i = 0; i < records.length; i++) {
    const first = Math.max(0, i + 1 - WINDOW);
    let sum = 0;
    for (let k = first; k <= i; k++) sum += records[k].regret;
    smooth[i] = sum / (i + 1 - first);
  }
  return smooth;
}

const known = new WeakMap<readonly StepRecord[], Float64Array>();

/** The same, cached per run. */
function smooth(records: readonly StepRecord[]): Float64Array {
  const series = known.get(records) ?? smoothRegret(records);
  known.set(records, series);
  return series;
}

/** The largest of the sparklines' values in steps 1..until. */
export function largestSpark(lanes: readonly PanelLane[], until: number): number {
  let top = 0;
  for (const { records } of lanes)
    for (const value of smooth(records).subarray(0, until)) top = Math.max(top, value);
  return top;
}

/** The sparklines of all lanes on one scale: each a path in `SPARK_BOX`, and its height at the cursor. */
export interface Sparks {
  readonly paths: ReadonlyMap<LaneLetter, string>;
  /** Height of a lane at step t in `SPARK_BOX`; null if it has not reached step t. */
  readonly heightAt: (letter: LaneLetter, t: number) => number | null;
}

/** @param top upper end of the scale; by default the largest value */
export function sparksOf(
  lanes: readonly PanelLane[],
  horizon: number,
  top = largestSpark(lanes, horizon),
): Sparks {
  const series = new Map(lanes.map(({ letter, records }) => [letter, smooth(records)]));
  const x = linear([1, Math.max(2, horizon)], [0, SPARK_BOX.width]);
  const y = linear([0, top || 1], [SPARK_BOX.height, 0]);
  return {
    paths: new Map([...series].map(([letter, values]) => [letter, seriesPath(values, x, y)])),
    heightAt: (letter, t) => {
      const value = series.get(letter)?.[t - 1];
      return value === undefined ? null : y(value);
    },
  };
}
