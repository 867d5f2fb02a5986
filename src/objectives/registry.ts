import { abruptChange1d, abruptChange2d } from './abrupt-change.ts';
import { dataset } from './dataset.ts';
import { gpChain1d, gpChain2d } from './gp-chain.ts';
import { movingPeak } from './moving-peak.ts';
import { movingPeaks2d } from './moving-peaks-2d.ts';
import type { ObjectiveSpec } from './spec.ts';
import { staticMultimodal } from './static-multimodal.ts';

/** Every objective, in the order of the menus. */
export const OBJECTIVES: readonly ObjectiveSpec[] = [
  abruptChange1d,
  abruptChange2d,
  gpChain1d,
  gpChain2d,
  movingPeak,
  movingPeaks2d,
  staticMultimodal,
  dataset,
];

export function objectiveById(id: string): ObjectiveSpec | undefined {
  return OBJECTIVES.find((objective) => objective.id === id);
}
