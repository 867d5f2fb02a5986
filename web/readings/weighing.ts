import type { Lane, LaneLetter } from '../../src/contracts/scenario.ts';
import { algorithmById } from '../registry/known.ts';

/** The rule by which a lane's memory drops data; null if it does not weigh them. */
export const weighsBy = ({ algorithm, parameters }: Pick<Lane, 'algorithm' | 'parameters'>) =>
  algorithmById(algorithm)?.weighs?.(parameters) ?? null;

/** The selected lane if it weighs its data, otherwise the first one that does; null if none does. */
export function weighingLane<T extends Pick<Lane, 'id' | 'algorithm' | 'parameters'>>(
  lanes: readonly T[],
  selected: LaneLetter | null,
): T | null {
  const weighing = lanes.filter((lane) => weighsBy(lane) !== null);
  return weighing.find(({ id }) => id === selected) ?? weighing[0] ?? null;
}

/** Whether a lane weighs several priors, which its parameters list. */
export const hasPriors = ({ algorithm }: Pick<Lane, 'algorithm'>): boolean =>
  algorithmById(algorithm)?.parameters.some(({ id }) => id === 'priorRates') ?? false;
