import type { WorldStep } from '../../src/contracts/record.ts';
import { firstWithout } from '../plot/halving.ts';
import { gathering } from './gathered.ts';
import { isLook } from './lane.ts';
import type { PanelLane } from './panel-lane.ts';

/** The records of forced looks. */
const looksOf = gathering(isLook);

/** Whether a lane makes forced looks. */
export const looksAround = ({ records }: Pick<PanelLane, 'records'>): boolean => looksOf(records).length > 0;

/** The records of steps 1..t that were looks. */
export function looksUpTo(records: readonly WorldStep[], t: number) {
  const looks = looksOf(records);
  return looks.slice(
    0,
    firstWithout(0, looks.length, (i) => looks[i].t <= t),
  );
}

/** Number of looks in steps 1..t, and their regret. */
export function costOfLooks(records: readonly WorldStep[], t: number) {
  const looks = looksUpTo(records, t);
  return { count: looks.length, regret: looks.reduce((sum, { regret }) => sum + regret, 0) };
}
