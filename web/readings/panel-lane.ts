import type { WorldStep } from '../../src/contracts/record.ts';
import type { LaneLetter } from '../../src/contracts/scenario.ts';

/** One lane as the panels over t see it. */
export interface PanelLane {
  readonly letter: LaneLetter;
  readonly name: string;
  /** Records of steps 1..records.length. */
  readonly records: readonly WorldStep[];
}

/** "61", "61 and 131", "37, 86 and 134". */
export function listed(steps: readonly number[]): string {
  const last = steps.at(-1);
  if (steps.length < 2) return String(last ?? '');
  return `${steps.slice(0, -1).join(', ')} and ${last}`;
}
