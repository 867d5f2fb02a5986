import type { Lane, LaneLetter } from '../../src/contracts/scenario.ts';
import { algorithmById } from '../registry/known.ts';

/** By which rule a lane's memory drops what it weighs; null where it weighs nothing. */
export const weighsBy = ({ algorithm, parameters }: Pick<Lane, 'algorithm' | 'parameters'>) =>
  algorithmById(algorithm)?.weighs?.(parameters) ?? null;

/** The selected lane where it weighs its data, else the first one that does; null where none does. */
export function weighingLane<T extends Pick<Lane, 'id' | 'algorithm' | 'parameters'>>(
  lanes: readonly T[],
  selected: LaneLetter | null,
): T | null {
  const weighing = lanes.filter((lane) => weighsBy(lane) !== null);
  return weighing.find(({ id }) => id === selected) ?? weighing[0] ?? null;
}

/** Whether a lane weighs several priors: it has parameters that list them. */
export const hasPriors = ({ algorithm }: Pick<Lane, 'algorithm'>): boolean =>
  algorithmById(algorithm)?.parameters.some(({ id }) => id === 'priorRates') ?? false;
