import type { Explanation } from './explanation.ts';
import type { ModelTraits } from './model-traits.ts';
import type { Frame, WorldStep } from './record.ts';

/** Functions drawn from what a lane believes, on the candidates (G each), or why there are none. */
export type SamplePaths = readonly Float64Array[] | 'no model' | 'weighted twice' | 'too many';

/** A frame with what can only be said where the lane's slots are. */
export interface LaneFrame extends Frame {
  /** null for algorithms without a model; an archived engine may not tell. */
  readonly traits: ModelTraits | 'untold' | null;
  /** Why the data are what they are at the frame's step; null until that step has been made; an archived engine may not tell. */
  readonly explanation: Explanation | 'untold' | null;
  /** The lane's records up to the frame's step, where they were asked for; an archived engine leaves them out. */
  readonly records?: readonly WorldStep[];
  /** Where some were asked for; an archived engine may leave them out. */
  readonly paths?: SamplePaths;
}
