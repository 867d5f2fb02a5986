import { LONGEST_RUN } from '../../parameters/longest-run.ts';
import type { ParamSpec } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import { DRAWN_FUNCTIONS, drawDefaults, drawParameters, unitBox } from '../gp-draws.about.ts';
import type { GridObjectiveAbout } from '../spec.ts';

const CHANGES = {
  id: 'changes',
  type: 'steps',
  label: 'Changes after',
  symbol: '$t$',
  help: 'The objective jumps to an independent function after these steps. More changes: less time to learn between them.',
  default: [60, 130],
  min: 1,
  max: LONGEST_RUN,
} as const satisfies ParamSpec;

const about = (dimension: 1 | 2, lengthscale: number) =>
  ({
    id: `abrupt-change-${dimension}d`,
    name: `Abrupt change, ${dimension}D`,
    summary: 'jumps to an independent GP sample at given steps',
    source: 'ET paper §6 (its own functions are unpublished)',
    dimension,
    domain: unitBox(dimension),
    parameters: defineParameters(CHANGES, drawParameters(lengthscale), DRAWN_FUNCTIONS),
    defaults: { horizon: 200, noiseVariance: 0.05, ...drawDefaults(dimension, lengthscale) },
  }) as const satisfies GridObjectiveAbout;

export const ABRUPT_CHANGE_1D = about(1, 0.14);
export const ABRUPT_CHANGE_2D = about(2, 0.2);
