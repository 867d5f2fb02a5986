import { gridCandidates } from '../../../src/contracts/grid.ts';
import { drawnObjective } from '../../../src/objectives/drawn-curves.ts';
import { argmax } from '../../../src/policy/acquisition.ts';
import type { Preview } from '../preview-map.tsx';
import type { Between, Frames } from './drawing.ts';

/** Candidates of the small map: what a few millimetres can show. */
const POINTS = 81;

/** The drawing at every step: a dozen curves and straight lines between them, done within a millisecond. */
export function drawingPreview(frames: Frames, between: Between, horizon: number): Preview {
  const candidates = gridCandidates([[0, 1]], POINTS);
  const { valuesAt, changePoints } = drawnObjective(frames, between, candidates, horizon);
  const values = new Float64Array(horizon * POINTS);
  const starIndex = new Int32Array(horizon);
  for (let t = 1; t <= horizon; t++) {
    const truth = valuesAt(t);
    values.set(truth, (t - 1) * POINTS);
    starIndex[t - 1] = argmax(truth);
  }
  return { candidates, values, starIndex, changePoints };
}
