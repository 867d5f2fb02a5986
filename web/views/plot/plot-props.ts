import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import type { Shown } from './phase.ts';

/** What every lane plot (curve, field, arms) is drawn from. */
export interface PlotProps {
  readonly letter: LaneLetter;
  readonly frame: Frame;
  readonly records: readonly StepRecord[];
  readonly world: WorldSummary;
  /** y range shared by all lanes, fixed over the run. */
  readonly domain: readonly [number, number];
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
  /** What the plot shows, as a sentence for screen readers. */
  readonly description: string;
}
