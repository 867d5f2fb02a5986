import { expectedImprovementSpec } from './expected-improvement.ts';
import { probabilityOfImprovementSpec } from './probability-of-improvement.ts';
import type { AcquisitionSpec } from './spec.ts';
import { thompsonSpec } from './thompson.ts';
import { upperConfidenceBoundSpec } from './upper-confidence-bound.ts';

/** Those that score a candidate by its own mean and standard deviation alone, in the order of the menu. */
export const POINTWISE_ACQUISITIONS: readonly AcquisitionSpec[] = [
  upperConfidenceBoundSpec,
  expectedImprovementSpec,
  probabilityOfImprovementSpec,
];

/** Every acquisition, in the order of the menu. */
export const ACQUISITIONS: readonly AcquisitionSpec[] = [...POINTWISE_ACQUISITIONS, thompsonSpec];
