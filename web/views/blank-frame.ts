import type { Frame } from '../../src/contracts/record.ts';
import type { WorldSummary } from '../worker/protocol.ts';

const NONE = new Float64Array(0);

/** What can be drawn of step t before the lane's own frame has come: the truth where the world holds it, else bare axes. */
export function blankFrame({ candidates, maps }: WorldSummary, t: number): Frame {
  const { size } = candidates;
  const known = maps.length === 1;
  return {
    t,
    truth: known ? maps[0].subarray((t - 1) * size, t * size) : NONE,
    mean: null,
    sd: null,
    acquisition: null,
    multiplier: null,
    dataSteps: new Int32Array(0),
    logMarginalLikelihood: null,
  };
}
