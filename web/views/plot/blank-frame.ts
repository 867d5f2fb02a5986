import type { Frame } from '../../../src/contracts/record.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';

const NONE = new Float64Array(0);

/**
 * What can be drawn of step t before the lane's own frame has come: the truth where the world holds it, else bare axes.
 * While a longer run is being opened the cursor may stand past the world's last step; that step's truth then stands in.
 */
export function blankFrame({ candidates, maps }: WorldSummary, t: number): Frame {
  const { size } = candidates;
  const known = maps.length === 1;
  const step = known ? Math.min(t, maps[0].length / size) : t;
  return {
    t,
    truth: known ? maps[0].subarray((step - 1) * size, step * size) : NONE,
    mean: null,
    sd: null,
    acquisition: null,
    multiplier: null,
    dataSteps: new Int32Array(0),
    answers: [],
    logMarginalLikelihood: null,
    designs: null,
  };
}
