import type { ParamSpec } from '../parameters/spec.ts';
import { drawDefaults, drawParameters, gpChain, gpDraws, unitBox } from './gp-draws.ts';
import type { GridObjectiveSpec, Objective, ObjectiveContext } from './spec.ts';

/**
 * Wiener drift, the world UI-TVBO believes in (Brunzema et al. 2022): f_1 = g_1, f_{t+1} = f_t + σ_w g_t with i.i.d.
 * g_t ~ GP(0, k). The variance of f_t grows as 1 + σ_w² (t − 1).
 */
function createDrift(context: ObjectiveContext): Objective {
  const shares = { keep: 1, renew: Math.sqrt(context.parameters.sigmaW2 as number) };
  return { changePoints: [], ...gpChain(gpDraws(context, 'drift'), () => shares) };
}

const DRIFT: ParamSpec = {
  id: 'sigmaW2',
  type: 'number',
  label: 'Drift variance',
  symbol: '$σ_w^2$',
  help: 'Variance that every step adds to the objective. 0: it stands still; larger: it wanders faster, and ever further from zero.',
  default: 0.03,
  min: 0,
  max: 1,
  step: 0.001,
};

function drift(dimension: 1 | 2): GridObjectiveSpec {
  return {
    id: `wiener-drift-${dimension}d`,
    name: `Wiener drift, ${dimension}D`,
    summary: 'a GP sample that wanders off, further with every step',
    source: 'Brunzema, von Rohr, Trimpe 2022',
    dimension,
    domain: unitBox(dimension),
    parameters: [DRIFT, ...drawParameters(0.2)],
    defaults: {
      horizon: dimension === 1 ? 200 : 150,
      noiseVariance: 0.02,
      ...drawDefaults(dimension, 0.2),
    },
    create: createDrift,
  };
}

export const wienerDrift1d = drift(1);
export const wienerDrift2d = drift(2);
