import type { StepRecord } from '../../../src/contracts/record.ts';
import type { Tick } from '../../../src/picture/axis.ts';
import { formatTick } from '../../../src/picture/format.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import { type RelevanceReading, relevanceAt, type Weighed } from '../../readings/relevance.ts';

export interface PlotBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Ends of the axes for the whole run, so that only the bars move. */
interface Reach {
  readonly age: number;
  readonly relevance: number;
}

/** With only a few points each has a large relevance, so these steps do not determine the axis. */
const FEW = 10;

/**
 * Oldest age and largest relevance of a run, over the steps that held more than a few points, or as many as
 * it ever holds.
 */
export function reachOf(records: readonly StepRecord[], rule: 'budget' | 'size'): Reach {
  let [age, relevance] = [0, 0];
  const last = records.length;
  const most = records.reduce((all, { selection }) => Math.max(all, selection?.relevance.length ?? 0), 0);
  for (let t = 1; t <= last; t++) {
    const values = records[t - 1].selection?.relevance ?? [];
    if (values.length > Math.min(FEW, most - 1) || t === last) relevance = Math.max(relevance, ...values);
  }
  let held: readonly number[] = [];
  for (const { t, selection } of records) {
    const gone = selection?.removed ?? [];
    const weighed = [...held, t];
    age = Math.max(age, t - weighed[0]);
    held = weighed.filter((step) => !gone.includes(step));
  }
  const now = relevanceAt(records, last, rule)?.budget ?? 1;
  return { age: Math.max(10, age), relevance: Math.max(0.05, relevance, now - 1) };
}

export interface RelevanceScales {
  /** Age in steps to px. */
  readonly x: Scale;
  /** R to px, by the square root of R, to separate small values. */
  readonly y: (relevance: number) => number;
  readonly ticks: readonly Tick[];
}

const TICKS = [0, 0.01, 0.05, 0.2, 0.5, 1];

/** Room for a tick label, in px. */
const TICK_ROOM = 12;

/** The ticks, from the axis upwards, that do not overlap the one before. */
function roomy(ticks: RelevanceScales['ticks']): RelevanceScales['ticks'] {
  let below = Number.POSITIVE_INFINITY;
  return ticks.filter(({ at }) => {
    const fits = below - at >= TICK_ROOM;
    if (fits) below = at;
    return fits;
  });
}

export function scalesOf({ left, right, top, bottom }: PlotBox, { age, relevance }: Reach): RelevanceScales {
  const root = linear([0, Math.sqrt(relevance)], [bottom, top]);
  const y = (value: number) => root(Math.sqrt(Math.min(relevance, Math.max(0, value))));
  return {
    x: linear([0, age], [left, right]),
    y,
    ticks: roomy(
      TICKS.filter((value) => value <= relevance).map((value) => ({
        value,
        at: y(value),
        label: formatTick(value),
      })),
    ),
  };
}

/** Half a bar's width in px: neighbours never touch. */
export function halfBar({ x }: RelevanceScales): number {
  return Math.max(0.5, Math.min(3, 0.4 * (x(1) - x(0))));
}

/** Bars from the axis up, as one path. */
export function barsPath(points: readonly Weighed[], scales: RelevanceScales, bottom: number): string {
  return points
    .map(
      ({ age, relevance }) =>
        `M${scales.x(age).toFixed(1)} ${bottom}V${Math.min(bottom - 1, scales.y(relevance)).toFixed(1)}`,
    )
    .join('');
}

/** Open bars, for points just dropped. */
export function openBarsPath(points: readonly Weighed[], scales: RelevanceScales, bottom: number): string {
  const half = Math.max(2, halfBar(scales));
  return points
    .map(({ age, relevance }) => {
      const [at, top] = [scales.x(age), Math.min(bottom - 3, scales.y(relevance))];
      return `M${(at - half).toFixed(1)} ${bottom}V${top.toFixed(1)}H${(at + half).toFixed(1)}V${bottom}`;
    })
    .join('');
}

/** The point, held or just dropped, whose bar is nearest to a position in px; null if none is near. */
export function pointAt(reading: RelevanceReading, { x }: RelevanceScales, px: number): Weighed | null {
  const within = Math.max(8, x(1) - x(0));
  return [...reading.held, ...reading.gone].reduce<Weighed | null>((best, one) => {
    const away = Math.abs(x(one.age) - px);
    return away <= within && (!best || away < Math.abs(x(best.age) - px)) ? one : best;
  }, null);
}
