import type { Selection } from '../../contracts/record.ts';
import type { LaneLetter } from '../../contracts/scenario.ts';
import { heldBefore } from '../../engine/lane/data/held-steps.ts';
import { type MeasuredRun, measure, recordAt, recordsIn } from './spec.ts';

/** The readings that a lane weighed after a step: those kept and those dropped, each with its relevance then. */
interface Weighing {
  readonly steps: readonly number[];
  readonly relevance: readonly number[];
  readonly selection: Selection;
}

/** undefined where the lane does not weigh its readings, or has not yet. */
const selectionAt = (run: MeasuredRun, lane: LaneLetter, step: number): Selection | undefined =>
  recordAt(run, lane, step)?.selection;

/** Steps of the readings held after a step, oldest first; null where a step of the world covers several queries. */
function heldAfter(run: MeasuredRun, lane: LaneLetter, step: number): readonly number[] | null {
  const record = recordAt(run, lane, step);
  return record && !record.queries ? heldBefore(run.records(lane), step + 1) : null;
}

function weighingAt(run: MeasuredRun, lane: LaneLetter, step: number): Weighing | null {
  const selection = selectionAt(run, lane, step);
  if (!selection) return null;
  return {
    steps: [...(heldAfter(run, lane, step) ?? []), ...selection.removed],
    relevance: [...selection.relevance, ...selection.removedRelevance],
    selection,
  };
}

/** The step of the reading with the largest relevance; the oldest one in a tie. */
const mostRelevant = ({ steps, relevance }: Weighing): number =>
  steps[relevance.indexOf(Math.max(...relevance))];

const oldest = (run: MeasuredRun, lane: LaneLetter, step: number): number | null =>
  heldAfter(run, lane, step)?.[0] ?? null;

/** First step after which the reading of a step is no longer held. */
const goneAfter = (run: MeasuredRun, lane: LaneLetter, made: number): number | null =>
  run.records(lane).find(({ selection }) => selection?.removed.includes(made))?.t ?? null;

/** What a memory that weighs its readings keeps, and what it drops. */
export const RELEVANCE_MEASURES = [
  measure({
    name: 'relevance',
    about:
      'relevance R, after a step, of the reading of another step; of one that goes at that step, its R then',
    arguments: ['lane', 'step', 'number'],
    digits: 3,
    of: (run, lane, step, made) => {
      const weighing = weighingAt(run, lane, step);
      return weighing?.relevance[weighing.steps.indexOf(made)] ?? null;
    },
  }),
  measure({
    name: 'dropped',
    about: 'steps of the readings that a lane that weighs them drops after a step',
    arguments: ['lane', 'step'],
    digits: 0,
    of: (run, lane, step) => selectionAt(run, lane, step)?.removed ?? null,
  }),
  measure({
    name: 'dropped-place',
    about: 'places x of these readings',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) =>
      selectionAt(run, lane, step)?.removed.map((made) => run.records(lane)[made - 1].x[0]) ?? null,
  }),
  measure({
    name: 'dropped-age',
    about: 'how many steps old they are then',
    arguments: ['lane', 'step'],
    digits: 0,
    of: (run, lane, step) => selectionAt(run, lane, step)?.removed.map((made) => step - made) ?? null,
  }),
  measure({
    name: 'apart',
    about:
      'distance, after a step, from the place of the reading of another step to the nearest newer reading held',
    arguments: ['lane', 'step', 'number'],
    digits: 2,
    of: (run, lane, step, made) => {
      const records = run.records(lane);
      const from = records[made - 1]?.x[0];
      const newer = heldAfter(run, lane, step)?.filter((one) => one > made);
      return from === undefined || !newer?.length
        ? null
        : Math.min(...newer.map((one) => Math.abs(records[one - 1].x[0] - from)));
    },
  }),
  measure({
    name: 'dropped-after',
    about: 'step after which the reading of another step is dropped',
    arguments: ['lane', 'number'],
    digits: 0,
    of: goneAfter,
  }),
  measure({
    name: 'most-relevant',
    about: 'step of the reading that is the most relevant one after a step',
    arguments: ['lane', 'step'],
    digits: 0,
    of: (run, lane, step) => {
      const weighing = weighingAt(run, lane, step);
      return weighing && mostRelevant(weighing);
    },
  }),
  measure({
    name: 'most-relevant-place',
    about: 'place x of that reading',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => {
      const weighing = weighingAt(run, lane, step);
      return weighing && run.records(lane)[mostRelevant(weighing) - 1].x[0];
    },
  }),
  measure({
    name: 'oldest',
    about: 'step of the oldest reading that is held after a step',
    arguments: ['lane', 'step'],
    digits: 0,
    of: oldest,
  }),
  measure({
    name: 'oldest-age',
    about: 'how many steps old that reading is then',
    arguments: ['lane', 'step'],
    digits: 0,
    of: (run, lane, step) => {
      const made = oldest(run, lane, step);
      return made === null ? null : step - made;
    },
  }),
  measure({
    name: 'oldest-dropped',
    about: 'in how many steps of a range the first reading to be dropped is the oldest one held',
    arguments: ['lane', 'range'],
    digits: 0,
    of: (run, lane, range) => {
      const records = run.records(lane);
      const isOldest = ({ t, selection }: { t: number; selection?: Selection }) =>
        selection?.removed[0] !== undefined && selection.removed[0] === heldBefore(records, t)[0];
      return recordsIn(run, lane, range)?.filter(isOldest).length ?? null;
    },
  }),
  measure({
    name: 'budget',
    about: 'budget b that is left after a step',
    arguments: ['lane', 'step'],
    digits: 3,
    of: (run, lane, step) => selectionAt(run, lane, step)?.budget ?? null,
  }),
  measure({
    name: 'price',
    about: 'what the next removal would cost after a step: c = 1 + the smallest R of those held',
    arguments: ['lane', 'step'],
    digits: 3,
    of: (run, lane, step) => {
      const held = selectionAt(run, lane, step)?.relevance ?? [];
      return held.length > 0 ? 1 + Math.min(...held) : null;
    },
  }),
];
