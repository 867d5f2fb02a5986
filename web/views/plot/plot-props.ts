import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import type { Shown } from './phase.ts';
import type { LaneQuery } from './side-by-side.tsx';

/** What every lane plot (curve, field, arms) is drawn from. */
export interface PlotProps {
  readonly letter: LaneLetter;
  readonly frame: Frame;
  readonly records: readonly StepRecord[];
  readonly world: WorldSummary;
  /** y range shared by all lanes, fixed over the run. */
  readonly domain: readonly [number, number];
  /** Of the values, where it is known: "%", "sd"; empty: none. */
  readonly unit: string;
  readonly noiseVariance: number;
  /** Top of the σ scale, fixed over the run. */
  readonly largestDeviation: number;
  readonly width: number;
  readonly height: number;
  readonly shown: Shown;
  /** Marks and lines glide to their new places. */
  readonly moves: boolean;
  /** Candidate under the pointer, of any lane. */
  readonly hover: number | null;
  readonly onHover: (candidate: number | null) => void;
  /** The step after which the lane, a branch, goes its own way. */
  readonly branch?: number | null;
  /** Posterior mean at the step in the run before the last change; a thin line. */
  readonly before?: Float64Array | undefined;
  /** The queries of all lanes at the step, where a person's lane shows them side by side. */
  readonly queries?: readonly LaneQuery[] | undefined;
  /** What the plot shows, as a sentence for screen readers. */
  readonly description: string;
}
