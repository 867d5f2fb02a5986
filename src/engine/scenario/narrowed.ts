import type { Scenario } from '../../contracts/scenario.ts';
import type { ObjectiveAbout } from '../../objectives/spec.ts';
import { gridPointsFor, horizonFor, initialPointsFor, kernelFor, type Room } from './settings.ts';

/** Coordinates of the model's inputs, each of which may have a lengthscale of its own; null where only the world knows. */
export function inputDimensionOf(
  { dimension }: ObjectiveAbout,
  { dataset }: Pick<Scenario['objective'], 'dataset'>,
): number | null {
  if (dimension === 'candidates') return null;
  return dimension === 'arms' ? (dataset?.coordinates?.[0].length ?? 1) : dimension;
}

/** The ranges that an objective restricts. */
export function narrowedSettings(spec: ObjectiveAbout, { objective, horizon: steps }: Scenario, room: Room) {
  const grid = gridPointsFor(spec);
  return [
    horizonFor(spec, objective, room),
    ...(grid ? [grid] : []),
    initialPointsFor(spec, steps),
    kernelFor(spec, objective),
  ] as const;
}
