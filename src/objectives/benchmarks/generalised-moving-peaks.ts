import type { ValuesOf } from '../../parameters/typed.ts';
import type { Stream } from '../../random/stream.ts';
import { ANY_ORDER, gridObjective, type ObjectiveContext } from '../spec.ts';
import { HEIGHTS, WIDTHS } from './branke-peaks.ts';
import { GENERALISED_PEAKS_1D, GENERALISED_PEAKS_2D } from './generalised-moving-peaks.about.ts';
import {
  changedGeneralisedPeaks,
  type GeneralisedPeaks,
  generalisedPeaksValue,
  type PeaksChange,
  type PeaksSettings,
  PRESETS,
} from './generalised-peaks.ts';
import { COORDINATES } from './peaks-parameters.about.ts';
import { standardised } from './standardised.ts';

type Range = readonly [number, number];

const ETAS = 4;
const times = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);

/** Uniform, each quantity peak by peak. */
function firstPeaks(
  stream: Stream,
  count: number,
  dimension: number,
  preset: PeaksSettings,
): GeneralisedPeaks {
  const { box, angle, elliptical, tauRange, etaRange } = preset;
  const within = ([low, high]: Range) => low + (high - low) * stream.uniform();
  const centres = times(count, () => times(dimension, () => within([-box, box])));
  const heights = times(count, () => within(HEIGHTS));
  const widths = times(count, () => {
    const own = times(elliptical ? dimension : 1, () => within(WIDTHS));
    return elliptical ? own : times(dimension, () => own[0]);
  });
  const angles = times(count, () => within([-Math.PI, Math.PI]));
  const taus = times(count, () => within(tauRange));
  const etas = times(count, () => times(ETAS, () => within(etaRange)));
  return { centres, heights, widths, angles: angle === 0 ? angles.map(() => 0) : angles, taus, etas };
}

/** Normals of a change, each quantity peak by peak: those of what does not change are drawn all the same. */
function nextChange(stream: Stream, count: number, dimension: number): PeaksChange {
  const normals = (length: number) => times(length, () => stream.normal());
  const each = (length: number) => times(count, () => normals(length));
  return {
    centres: each(dimension),
    widths: each(dimension),
    heights: normals(count),
    angles: normals(count),
    taus: normals(count),
    etas: each(ETAS),
  };
}

function create(
  { parameters, candidates, horizon, stream }: ObjectiveContext<ValuesOf<typeof GENERALISED_PEAKS_2D>>,
  dimension: number,
) {
  const { peaks: count, period } = parameters;
  const preset: PeaksSettings = PRESETS[parameters.preset];
  // Larger boxes are drawn to the scale of this one.
  const scale = preset.box / COORDINATES[1];
  const points = candidates.points.map((value) => value * scale);
  const numbers = stream('peaks');
  let peaks = firstPeaks(numbers, count, dimension, preset);
  const changePoints = Array.from({ length: Math.ceil(horizon / period) - 1 }, (_, i) => (i + 1) * period);
  const environments = [0, ...changePoints].map((_, i) => {
    if (i > 0) peaks = changedGeneralisedPeaks(peaks, nextChange(numbers, count, dimension), preset);
    return Float64Array.from({ length: candidates.size }, (_, g) =>
      generalisedPeaksValue(peaks, points.subarray(g * dimension, (g + 1) * dimension)),
    );
  });
  const at = (t: number) => Math.floor((Math.min(t, horizon) - 1) / period);
  const { steps } = standardised(Array.from({ length: horizon }, (_, i) => environments[at(i + 1)]));
  return { changePoints, course: ANY_ORDER, valuesAt: (t: number) => steps[Math.min(t, horizon) - 1] };
}

/** Generalised Moving Peaks in two dimensions; the first rotation, a random matrix there, is the start angle here. */
export const generalisedPeaks2d = gridObjective(GENERALISED_PEAKS_2D, {
  create: (context) => create(context, 2),
});

/** The same in one dimension, where nothing turns. */
export const generalisedPeaks1d = gridObjective(GENERALISED_PEAKS_1D, {
  create: (context) => create(context, 1),
});
