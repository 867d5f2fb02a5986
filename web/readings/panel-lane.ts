import type { WorldStep } from '../../src/contracts/record.ts';
import type { LaneLetter } from '../../src/contracts/scenario.ts';

/** A lane as used by the panels over t. */
export interface PanelLane {
  readonly letter: LaneLetter;
  readonly name: string;
  /** Records of steps 1..records.length. */
  readonly records: readonly WorldStep[];
}
