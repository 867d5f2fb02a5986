import type { ParamSpec } from '../../parameters/spec.ts';

/** Branke's scenario 2: the box of every coordinate. */
export const COORDINATES = [-50, 50] as const;

/** How many peaks a benchmark has. */
export const PEAKS = {
  id: 'peaks',
  type: 'integer',
  label: 'Peaks',
  symbol: '$k$',
  help: 'Number of cones, of which the highest counts everywhere. More: more places may take the lead.',
  default: 10,
  min: 1,
  max: 100,
} as const satisfies ParamSpec;

/** When they change. */
export const PERIOD = {
  id: 'period',
  type: 'integer',
  label: 'Steps between changes',
  symbol: '',
  help: 'The objective changes after so many steps and stands still between. The swarms’ 5000 are far too many here.',
  unit: 'steps',
  default: 25,
  min: 1,
  max: 2000,
  scale: 'log',
} as const satisfies ParamSpec;
