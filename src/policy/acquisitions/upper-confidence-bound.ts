import { upperConfidenceBound } from '../acquisition.ts';
import { acquisition } from './spec.ts';
import { UPPER_CONFIDENCE_BOUND } from './upper-confidence-bound.about.ts';

export const upperConfidenceBoundSpec = acquisition(UPPER_CONFIDENCE_BOUND, {
  create: (_, schedule) => ({ acquisition: upperConfidenceBound, schedule }),
});
