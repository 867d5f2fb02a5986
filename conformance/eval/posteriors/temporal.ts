import type {
  PeriodicTime,
  StationaryFamily,
  StationaryTime,
  TemporalFactor,
} from '../../../src/kernels/spec.ts';
import { oneOf, otherwise, type Read, type Shape } from '../../../src/parameters/shape.ts';
import { fields, KERNELS, positive, probability } from '../input.ts';

/** A temporal factor of a case, with the case's own names of its parameters in the engine's order. */
export interface NamedFactor {
  readonly factor: TemporalFactor;
  readonly names: readonly string[];
}

const rate = fields({ eps: probability });
const scale = fields({ lengthscale: positive });
const period = fields({ period: positive, period_lengthscale: positive });
const fading = fields({ decay: otherwise(oneOf(Object.keys(KERNELS)), 'se'), lengthscale: positive });

const stationary = (family: StationaryFamily, lengthscale: number): StationaryTime => ({
  kind: 'stationary',
  family,
  lengthscale,
});
const periodic = (given: Read<typeof period>): PeriodicTime => ({
  kind: 'periodic',
  period: given.period,
  periodLengthscale: given.period_lengthscale,
});

const KINDS: Readonly<Record<string, (value: unknown) => NamedFactor>> = {
  static: () => ({ factor: { kind: 'static' }, names: [] }),
  forgetting: (value) => ({ factor: { kind: 'forgetting', rate: rate.read(value).eps }, names: ['eps'] }),
  ...Object.fromEntries(
    Object.entries(KERNELS).map(([name, family]) => [
      name,
      (value: unknown) => ({
        factor: stationary(family, scale.read(value).lengthscale),
        names: ['lengthscale'],
      }),
    ]),
  ),
  periodic: (value) => ({ factor: periodic(period.read(value)), names: ['period', 'period_lengthscale'] }),
  locally_periodic(value) {
    const { decay, lengthscale } = fading.read(value);
    const factor = { ...periodic(period.read(value)), decay: stationary(KERNELS[decay], lengthscale) };
    return { factor, names: ['lengthscale', 'period', 'period_lengthscale'] };
  },
};

const named = fields({ kind: oneOf(Object.keys(KINDS)) });

/** The temporal factor of a case. */
export const temporal: Shape<NamedFactor> = {
  rule: 'must be a temporal factor',
  schema: named.schema,
  read: (value) => KINDS[named.read(value).kind](value),
};

/** Numbers in the engine's order, by the case's names; empty for a factor without parameters. */
export function byName<Value>({ names }: NamedFactor, values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(names.map((name, i) => [name, values[i]]));
}
