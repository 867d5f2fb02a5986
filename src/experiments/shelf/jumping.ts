import { parseScenario } from '../../engine/scenario/validate.ts';

/** §23's long world, without lanes: independent draws, two jumps early on and a long quiet stretch after them. */
export const jumps = (title: string, believed: number) =>
  parseScenario({
    title,
    seed: 1,
    horizon: 500,
    objective: { id: 'abrupt-change-1d', parameters: { changes: [100, 200], lengthscale: 0.2 } },
    grid: { pointsPerDimension: 80 },
    noiseVariance: 0.1,
    model: { kernel: 'se', lengthscale: believed },
    lanes: [],
  });
