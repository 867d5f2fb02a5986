import { LANE_LETTERS, type Scenario } from '../../src/contracts/scenario.ts';
import { fields, list, number, oneOf, openFields, optional, text } from '../../src/parameters/shape.ts';
import { PICTURE, type Picture } from '../library/picture/picture.ts';
import { runPicture } from '../library/picture/run-picture.ts';
import { drawn, drawnWorld, laneAt } from '../store/lane-data.ts';
import type { LabState } from '../store/state.ts';
import { lab } from '../store/store.ts';

/** Beside the runs, in a place of its own: without it nothing is lost but the pictures. */
const KEY = 'driftlab-yours-pictures';

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

/** The pictures of what is kept, by the run's id. What cannot be read is left out. */
export function readPictures(
  ids: readonly string[],
  storage: Pick<Storage, 'getItem'> = localStorage,
): ReadonlyMap<string, Picture> {
  try {
    const held = openFields(Object.fromEntries(ids.map((id) => [id, optional(picture)])));
    const found = held.read(JSON.parse(storage.getItem(KEY) ?? '{}'));
    return new Map(Object.entries(found).flatMap(([id, one]) => (one ? [[id, one as Picture]] : [])));
  } catch {
    return new Map();
  }
}

/** Puts a run's picture beside the others that are still wanted; where there is no room the run has none. */
export function keepPicture(
  id: string,
  drawnRun: Picture,
  ids: readonly string[],
  storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
): void {
  const held = Object.fromEntries(readPictures(ids, storage));
  try {
    storage.setItem(KEY, JSON.stringify({ ...held, [id]: drawnRun }));
  } catch {
    // The run itself is kept.
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
  const world = drawnWorld(state);
  const letter = state.shown.lanes.some(({ id }) => id === state.selectedLane)
    ? state.selectedLane
    : state.shown.lanes[0]?.id;
  const run = letter && laneAt(drawn(state), letter)?.run;
  if (!world || run?.status !== 'done' || !run.frame) return null;
  const { records, frame } = run;
  return runPicture({ world, lane: letter, records, truth: frame.truth, at: frame.t });
}
