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

/** Steps at which the test used a query that was not a look. */
const heardBesides = gathering((record) => record.looking?.split != null && !isLook(record));

/** The observations at one place used by the test of looks since the last reset. */
export interface PlaceStream {
  readonly candidate: number;
  readonly values: readonly number[];
  /** Number of values before the likeliest change, if the step's test was about this place; else null. */
  readonly split: number | null;
}

/** The streams of the places looked at, at step t, ordered by place. */
export function placeStreams(records: readonly WorldStep[], t: number): PlaceStream[] {
  const positions = new Map<number, number>();
  for (const { index, looking } of looksUpTo(records, t)) positions.set(index, looking?.look ?? 0);
  const all = heardBesides(records).length > 0;
  const since = records.slice(0, t).findLastIndex(({ reset, t: step }) => reset && step < t) + 1;
  const heard = records
    .slice(since, t)
    .filter((record) => (all ? positions.has(record.index) : isLook(record)));
  return [...positions]
    .sort(([, a], [, b]) => a - b)
    .map(([candidate]) => {
      const own = heard.filter(({ index }) => index === candidate);
      const last = own.at(-1);
      return {
        candidate,
        values: own.map(({ y }) => y),
        split: last?.t === t ? (last.looking?.split ?? null) : null,
      };
    });
}
