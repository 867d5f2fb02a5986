import type { TemporalFactor } from '../../kernels/spec.ts';
import { exp } from '../../math/index.ts';
import { oneOf, type Shape } from '../../parameters/shape.ts';
import { fields, positive, probability } from './input.ts';

/** A kind of temporal factor in the cases: its parameters, by the cases' names, and the factor that they make. */
interface TemporalKind {
  readonly parameters: Shape<Readonly<Record<string, number>>>;
  readonly factor: (parameters: Readonly<Record<string, number>>) => TemporalFactor;
}

const KINDS: Readonly<Record<string, TemporalKind>> = {
  static: { parameters: fields({}), factor: () => ({ kind: 'static' }) },
  forgetting: {
    parameters: fields({ eps: probability }),
    factor: ({ eps }) => ({ kind: 'forgetting', rate: eps }),
  },
  exp: {
    parameters: fields({ lengthscale: positive }),
    factor: ({ lengthscale }) => ({ kind: 'forgetting', rate: 1 - exp(-2 / lengthscale) }),
  },
};

const named = fields({ kind: oneOf(Object.keys(KINDS)) });

/** The temporal factor of a case. */
export const temporal: Shape<TemporalFactor> = {
  rule: 'must be a temporal factor',
  schema: named.schema,
  read(value) {
    const { parameters, factor } = KINDS[named.read(value).kind];
    return factor(parameters.read(value));
  },
};
