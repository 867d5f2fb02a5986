import * as words from '#words/views/field';
import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { extent } from '../../../src/picture/scale.ts';
import { tenths } from '../../../src/picture/tenths.ts';
import { argmax } from '../../../src/policy/acquisition.ts';
import { type AgeGroup, ageGroups } from '../../plot/age.ts';
import { dataPoints } from '../plot/curve-shapes.ts';
import type { Shown } from '../plot/phase.ts';

/** One field of a 2D lane. */
export interface Field {
  readonly id: 'truth' | 'mean' | 'sd' | 'acquisition' | 'exceedance';
  readonly title: string;
  /** The title where space is limited. */
  readonly shortTitle: string;
  readonly values: Float64Array;
  readonly range: readonly [number, number];
}

/** The fields of a frame: truth, unless a lesson hides it, and mean on the run's scale, σ from 0, the acquisition on its own range. */
export function fieldsOf(
  { truth, mean, sd, acquisition }: Frame,
  range: readonly [number, number],
  largestDeviation: number,
  shown: Shown,
): Field[] {
  const fields: Field[] = [];
  if (shown.truth)
    fields.push({ id: 'truth', title: words.truth, shortTitle: words.truthShort, values: truth, range });
  if (mean) fields.push({ id: 'mean', title: words.mean, shortTitle: words.meanShort, values: mean, range });
  if (sd) {
    fields.push({
      id: 'sd',
      title: words.uncertainty,
      shortTitle: '$σ$',
      values: sd,
      range: [0, largestDeviation],
    });
  }
  if (acquisition && shown.score) {
    fields.push({
      id: 'acquisition',
      title: words.acquisition,
      shortTitle: '$α$',
      values: acquisition,
      range: extent(acquisition),
    });
  }
  return fields;
}

/** The marks on the fields, in px from a field's top left corner. */
export interface FieldMarks {
  readonly data: readonly AgeGroup[];
  readonly query: readonly [number, number] | null;
  readonly star: readonly [number, number] | null;
  /** The optimum's last 45 steps, cut where it jumps. */
  readonly path: string;
}

const PATH_STEPS = 45;

/** Position of a candidate in the unit square: x₁ to the right, x₂ upwards. */
export function unitPlace({ axes }: WorldSummary['candidates'], index: number): [number, number] {
  const rows = axes[1].length;
  return [Math.floor(index / rows) / (axes[0].length - 1), (index % rows) / (rows - 1)];
}

export function fieldMarks(
  frame: Frame,
  records: readonly StepRecord[],
  world: WorldSummary,
  letter: LaneLetter,
  side: number,
  shown: Shown,
): FieldMarks {
  const { candidates } = world;
  const place = (index: number): [number, number] => {
    const [u, v] = unitPlace(candidates, index);
    return [u * side, (1 - v) * side];
  };
  const record = records[frame.t - 1];
  const points = dataPoints({ frame, records, shown }, (datum) => place(datum.index));
  // The lane's own optima, not the world's: where evaluations take time, each lane meets a different truth.
  const recent = shown.truth ? records.slice(Math.max(0, frame.t - PATH_STEPS), frame.t) : [];
  return {
    data: ageGroups(points, letter, 2.6),
    query: record && shown.query ? place(record.index) : null,
    star: shown.truth ? place(record?.starIndex ?? argmax(frame.truth)) : null,
    path: cutPath(
      recent.map(({ starIndex }) => unitPlace(candidates, starIndex)),
      (u) => u * side,
      (v) => (1 - v) * side,
    ),
  };
}

/** Candidate at a point of a field, or null outside; the inverse of `unitPlace`. */
export function candidateUnder({ axes }: WorldSummary['candidates'], u: number, v: number): number | null {
  if (u < 0 || u > 1 || v < 0 || v > 1) return null;
  const i = Math.round(u * (axes[0].length - 1));
  const j = Math.round(v * (axes[1].length - 1));
  return i * axes[1].length + j;
}

/** A path through points in the unit square, interrupted where neighbours are further apart than `cut`. */
export function cutPath(
  points: readonly (readonly [number, number])[],
  toX: (u: number) => number,
  toY: (v: number) => number,
  cut = 0.2,
): string {
  let path = '';
  points.forEach(([u, v], i) => {
    const previous = points[i - 1];
    const joined = previous && Math.hypot(u - previous[0], v - previous[1]) <= cut;
    path += `${joined ? 'L' : 'M'}${tenths(toX(u))} ${tenths(toY(v))}`;
  });
  return path;
}
