import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import type { Shown } from './phase.ts';
import type { LaneQuery } from './side-by-side.tsx';

/** Props of every lane plot (curve, field, arms). */
export interface PlotProps {
  readonly letter: LaneLetter;
  readonly frame: Frame;
  readonly records: readonly StepRecord[];
  readonly world: WorldSummary;
  /** y range shared by all lanes, fixed over the run. */
  readonly domain: readonly [number, number];
  /** Unit of the values: "%", "sd"; empty if unknown. */
  readonly unit: string;
  readonly noiseVariance: number;
  /** Top of the σ scale, fixed over the run. */
  readonly largestDeviation: number;
  readonly width: number;
  readonly height: number;
  readonly shown: Shown;
  /** Whether marks and lines move smoothly to their new places. */
  readonly moves: boolean;
  /** Candidate under the pointer, in any lane. */
  readonly hover: number | null;
  readonly onHover: (candidate: number | null) => void;
  /** The step after which the lane, a branch, chooses its own queries. */
  readonly branch?: number | null;
  /** Posterior mean at this step in the run before the last change, drawn as a thin line. */
  readonly before?: Float64Array | undefined;
  /** The queries of all lanes at the step, if a person's lane shows them side by side. */
  readonly queries?: readonly LaneQuery[] | undefined;
  /** Description of the plot for screen readers, in a sentence. */
  readonly description: string;
}
