import type { ParamSpec } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import { drawDefaults, drawParameters, unitBox } from '../gp-draws.about.ts';
import type { GridObjectiveAbout } from '../spec.ts';

const DRIFT = {
  id: 'sigmaW2',
  type: 'number',
  label: 'Drift variance',
  symbol: '$σ_w^2$',
  help: 'Variance that every step adds to the objective. 0: it stands still; larger: it wanders faster, and ever further from zero.',
  default: 0.03,
  min: 0,
  max: 1,
  step: 0.001,
} as const satisfies ParamSpec;

const about = (dimension: 1 | 2) =>
  ({
    id: `wiener-drift-${dimension}d`,
    name: `Wiener drift, ${dimension}D`,
    summary: 'a GP sample that wanders off, further with every step',
    source: 'Brunzema, von Rohr, Trimpe 2022',
    dimension,
    domain: unitBox(dimension),
    parameters: defineParameters(DRIFT, drawParameters(0.2)),
    stepwise: true,
    defaults: {
      horizon: dimension === 1 ? 200 : 150,
      noiseVariance: 0.02,
      ...drawDefaults(dimension, 0.2),
    },
  }) as const satisfies GridObjectiveAbout;

export const WIENER_DRIFT_1D = about(1);
export const WIENER_DRIFT_2D = about(2);
