import { LANE_LETTERS, type Scenario } from '../../src/contracts/scenario.ts';
import { fields, list, number, oneOf, optional, text } from '../../src/parameters/shape.ts';
import { drawn, drawnWorld, laneAt } from '../store/run/lane-data.ts';
import type { LabState } from '../store/state.ts';
import { lab } from '../store/store.ts';
import { PICTURE, type Picture } from '../thumbnails/picture.ts';
import { runPicture } from '../thumbnails/run-picture.ts';
import { entriesOf, keepEntry, type Place, removeEntry, type Shelf } from './entries.ts';

/** Beside the runs and the lessons, in places of their own: without them nothing is lost but the pictures. */
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

/** The pictures of what is kept, by the ids of runs or the names of lessons. What cannot be read is left out. */
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

/** Keeps a picture; where there is no room there is none, and the run or the lesson itself is kept. */
export function keepPicture(of: Pictured, id: string, picture: Picture, place?: Place): void {
  try {
    keepEntry(shelfOf(of), id, picture, place);
  } catch {
    // See above.
  }
}

/** Of what is not there any more, or not what it was. @returns how to put it back */
export function removePicture(of: Pictured, id: string, place?: Place): () => void {
  try {
    return removeEntry(shelfOf(of), id, place);
  } catch {
    return () => {};
  }
}

/** The run on the page as its picture, as soon as it has been computed; never where another one is opened before. */
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

/** null while it is still computed. */
function pictureOfShown(state: LabState): Picture | null {
  // With its whole range: the picture is of the whole run.
  const world = drawnWorld(state) && state.world;
  const letter = state.shown.lanes.some(({ id }) => id === state.selectedLane)
    ? state.selectedLane
    : state.shown.lanes[0]?.id;
  const run = letter && laneAt(drawn(state), letter)?.run;
  if (!world || run?.status !== 'done' || !run.frame) return null;
  const { records, frame } = run;
  return runPicture({ world, lane: letter, records, truth: frame.truth, at: frame.t });
}
