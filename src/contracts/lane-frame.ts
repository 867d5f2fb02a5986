import type { Explanation } from './explanation.ts';
import type { ModelTraits } from './model-traits.ts';
import type { Frame } from './record.ts';

/** A frame with what can only be said where the lane's slots are. */
export interface LaneFrame extends Frame {
  /** null for algorithms without a model. */
  readonly traits: ModelTraits | null;
  /** Why the data are what they are at the frame's step; null until that step has been made. */
  readonly explanation: Explanation | null;
}
