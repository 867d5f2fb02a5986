import { lookParameters, looksSlot } from '../policy/look-choice.ts';
import type { AlgorithmSpec } from './spec.ts';

/** The algorithm with forced looks as a choice, off by default; as it is where it has them already or has no model. */
export function withLooks(algorithm: AlgorithmSpec): AlgorithmSpec {
  const { slots, parameters } = algorithm;
  if (!slots || parameters.some(({ id }) => id === 'looks')) return algorithm;
  return {
    ...algorithm,
    parameters: [...parameters, ...lookParameters()],
    slots: (given, context) => ({ ...slots(given, context), ...looksSlot(given) }),
  };
}
