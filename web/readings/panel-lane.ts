import type { WorldStep } from '../../src/contracts/record.ts';
import type { LaneLetter } from '../../src/contracts/scenario.ts';

/** A lane as used by the panels over t. */
export interface PanelLane {
  readonly letter: LaneLetter;
  readonly name: string;
  /** Records of steps 1..records.length. */
  readonly records: readonly WorldStep[];
}

/** A list of steps or names: "61", "61 and 131", "37, 86 and 134". */
export function listed(items: readonly (number | string)[]): string {
  const last = items.at(-1);
  if (items.length < 2) return String(last ?? '');
  return `${items.slice(0, -1).join(', ')} and ${last}`;
}
