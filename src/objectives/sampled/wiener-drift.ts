import type { ValuesOf } from '../../parameters/typed.ts';
import { drawnKernel, gpChain, gpDraws } from '../gp-draws.ts';
import { type GridObjectiveSpec, gridObjective, type Objective, type ObjectiveContext } from '../spec.ts';
import { WIENER_DRIFT_1D, WIENER_DRIFT_2D } from './wiener-drift.about.ts';

/**
 * Wiener drift, the world UI-TVBO believes in (Brunzema et al. 2022): f_1 = g_1, f_{t+1} = f_t + σ_w g_t with i.i.d.
 * g_t ~ GP(0, k). The variance of f_t grows as 1 + σ_w² (t − 1).
 */
function createDrift(context: ObjectiveContext<ValuesOf<typeof WIENER_DRIFT_1D>>): Objective {
  const shares = { keep: 1, renew: Math.sqrt(context.parameters.sigmaW2) };
  return { changePoints: [], ...gpChain(gpDraws(context, 'drift'), () => shares) };
}

const drift = (about: typeof WIENER_DRIFT_1D): GridObjectiveSpec =>
  gridObjective(about, {
    drawnFrom: (parameters) => drawnKernel(parameters, about.dimension),
    stepVariance: ({ sigmaW2 }) => sigmaW2,
    create: createDrift,
  });

export const wienerDrift1d = drift(WIENER_DRIFT_1D);
export const wienerDrift2d = drift(WIENER_DRIFT_2D);
