import type { Stream } from '../../random/stream.ts';
import { ANY_ORDER, gridObjective } from '../spec.ts';
import { type Change, changedPeaks, HEIGHTS, type Peaks, peaksValue, WIDTHS } from './branke-peaks.ts';
import { BRANKE_PEAKS_2D } from './branke-peaks-2d.about.ts';
import { COORDINATES } from './peaks-parameters.about.ts';
import { standardised } from './standardised.ts';

const DIMENSION = 2;

const normals = (stream: Stream, count: number): number[] =>
  Array.from({ length: count }, () => stream.normal());

/** Centre, height and width of one peak after the other, uniform. */
function firstPeaks(stream: Stream, count: number): Peaks {
  const within = ([low, high]: readonly [number, number]) => low + (high - low) * stream.uniform();
  const peaks = Array.from({ length: count }, () => ({
    centre: Array.from({ length: DIMENSION }, () => within(COORDINATES)),
    height: within(HEIGHTS),
    width: within(WIDTHS),
  }));
  return {
    centres: peaks.map(({ centre }) => centre),
    heights: peaks.map(({ height }) => height),
    widths: peaks.map(({ width }) => width),
  };
}

/** Shift, width and height of one peak after the other. */
function nextChange(stream: Stream, count: number): Change {
  const drawn = Array.from({ length: count }, () => ({
    shift: normals(stream, DIMENSION),
    width: stream.normal(),
    height: stream.normal(),
  }));
  return {
    shift: drawn.map(({ shift }) => shift),
    width: drawn.map(({ width }) => width),
    height: drawn.map(({ height }) => height),
  };
}

/** Branke's Moving Peaks, scenario 2, with a period that suits a surrogate instead of a swarm. */
export const brankePeaks2d = gridObjective(BRANKE_PEAKS_2D, {
  create({ parameters, candidates: { points, size }, horizon, stream }) {
    const { peaks: count, shift, period } = parameters;
    const severity = { shift, height: 7, width: 1 };
    const numbers = stream('peaks');
    let peaks = firstPeaks(numbers, count);
    const changePoints = Array.from({ length: Math.ceil(horizon / period) - 1 }, (_, i) => (i + 1) * period);
    const environments = [0, ...changePoints].map((_, i) => {
      if (i > 0) peaks = changedPeaks(peaks, nextChange(numbers, count), severity);
      return Float64Array.from({ length: size }, (_, g) =>
        peaksValue(peaks, points.subarray(g * DIMENSION, (g + 1) * DIMENSION)),
      );
    });
    const at = (t: number) => Math.floor((Math.min(t, horizon) - 1) / period);
    const { steps } = standardised(Array.from({ length: horizon }, (_, i) => environments[at(i + 1)]));
    return { changePoints, course: ANY_ORDER, valuesAt: (t) => steps[Math.min(t, horizon) - 1] };
  },
});
