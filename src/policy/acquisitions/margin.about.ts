import type { NumberParam } from '../../parameters/spec.ts';

/** ξ of an acquisition based on improvement. */
export const marginParameter = <const Id extends string>(id: Id, usual: number) =>
  ({
    id,
    type: 'number',
    label: 'Improvement asked for',
    symbol: '$ξ$',
    help: 'How far above the best visited place’s mean a value must lie to count as improvement. Larger: explores more.',
    default: usual,
    min: 0,
    max: 10,
    step: 0.01,
  }) as const satisfies NumberParam;
