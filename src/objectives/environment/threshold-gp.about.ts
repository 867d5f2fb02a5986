import type { ParamSpec } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import { drawParameters } from '../gp-draws.about.ts';
import type { GridObjectiveAbout } from '../spec.ts';
import { densityParameter, LEVEL, PAIRS, pairsDefaults, thresholdParameter } from './objective.about.ts';

const REDRAWN = {
  id: 'redrawn',
  type: 'toggle',
  label: 'Only draws with good and bad designs',
  symbol: '',
  help: 'Draw again until 5 to 95 % of the designs lie above the level $α$. Without it every third draw has none, where naming nothing scores 1.',
  default: false,
} as const satisfies ParamSpec;

export const THRESHOLD_GP = {
  ...PAIRS,
  id: 'threshold-gp',
  name: 'Threshold: GP draw',
  summary: 'which design keeps a drawn function above zero most often',
  parameters: defineParameters(
    drawParameters(0.5),
    REDRAWN,
    thresholdParameter({ default: 0, min: -5, max: 5 }),
    { ...LEVEL, default: 0.8 },
    densityParameter('normal'),
  ),
  defaults: pairsDefaults(1e-6, { kernel: 'se', lengthscale: 0.5, signalVariance: 1 }),
} as const satisfies GridObjectiveAbout;
