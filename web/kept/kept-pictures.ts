import { LANE_LETTERS, type Scenario } from '../../src/contracts/scenario.ts';
import { fields, list, number, oneOf, optional, text } from '../../src/parameters/shape.ts';
import { drawn, drawnWorld, laneAt } from '../store/run/lane-data.ts';
import type { LabState } from '../store/state.ts';
import { lab } from '../store/store.ts';
import { PICTURE, type Picture } from '../thumbnails/picture.ts';
import { runPicture } from '../thumbnails/run-picture.ts';
import { entriesOf, keepEntry, type Place, removeEntry, type Shelf } from './entries.ts';

/** Stored separately from the runs and lessons, so that only the pictures can be lost. */
const PLACES = { runs: 'driftlab-yours-pictures', lessons: 'driftlab-own-lessons-pictures' } as const;
export type Pictured = keyof typeof PLACES;

const side = number({ type: 'integer', min: 1, max: PICTURE.width });
const place = number({ type: 'number', min: -PICTURE.width, max: 2 * PICTURE.width });
const lane = optional(oneOf(LANE_LETTERS));
const picture = fields({
  heat: optional(
    fields({ ramp: oneOf(['grey', 'viridis']), columns: side, rows: side, levels: text({ max: 50_000 }) }),
  ),
  lines: list(
    fields({
      as: oneOf(['optimum', 'trail', 'reset', 'rule', 'curve']),
      lane,
      d: text({ max: 50_000 }),
    }),
    'lines',
    { max: 20 },
  ),
  dots: list(
    fields({
      as: oneOf(['query', 'star', 'printed', 'ours']),
      lane,
      at: list(place, 'places', { max: 2000 }),
    }),
    'dots',
    { max: 20 },
  ),
});

const shelfOf = (of: Pictured): Shelf<Picture> => ({
  name: PLACES[of],
  read: (value) => picture.read(value) as Picture,
  former: 'record',
  joined: (_, came) => came,
});

/** The pictures of stored entries, by the ids of runs or the names of lessons; without unreadable ones. */
export function readPictures(
  of: Pictured,
  ids: readonly string[],
  place?: Place,
): ReadonlyMap<string, Picture> {
  try {
    const wanted = entriesOf(shelfOf(of), place).filter(({ id }) => ids.includes(id));
    return new Map(wanted.map(({ id, value }) => [id, value]));
  } catch {
    return new Map();
  }
}

/** Stores a picture; if there is no room it is left out, and the run or lesson is still stored. */
export function keepPicture(of: Pictured, id: string, picture: Picture, place?: Place): void {
  try {
    keepEntry(shelfOf(of), id, picture, place);
  } catch {
    // Left out: see above.
  }
}

/** Removes the picture of an entry that was removed or changed. @returns a function that restores it */
export function removePicture(of: Pictured, id: string, place?: Place): () => void {
  try {
    return removeEntry(shelfOf(of), id, place);
  } catch {
    return () => {};
  }
}

/** The picture of the run on the page, once computed; never resolves if another run is opened before. */
export function pictureOfScenario(scenario: Scenario): Promise<Picture> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const state = lab.getState();
      const picture = state.shown === scenario && pictureOfShown(state);
      if (picture) resolve(picture);
      return Boolean(picture) || state.scenario !== scenario;
    };
    if (look()) return;
    const unsubscribe = lab.subscribe(() => look() && unsubscribe());
  });
}

/** null while the run is still being computed. */
function pictureOfShown(state: LabState): Picture | null {
  // With the full range, because the picture shows the whole run.
  const world = drawnWorld(state) && state.world;
  const letter = state.shown.lanes.some(({ id }) => id === state.selectedLane)
    ? state.selectedLane
    : state.shown.lanes[0]?.id;
  const run = letter && laneAt(drawn(state), letter)?.run;
  if (!world || run?.status !== 'done' || !run.frame) return null;
  const { records, frame } = run;
  return runPicture({ world, lane: letter, records, truth: frame.truth, at: frame.t });
}
