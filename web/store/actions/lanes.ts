import * as words from '#words/page/notices';
import { LANE_LETTERS, type Lane, type LaneLetter, type Scenario } from '../../../src/contracts/scenario.ts';
import type { ParamValue } from '../../../src/parameters/spec.ts';
import { algorithmById } from '../../registry/known.ts';
import { parameterText } from '../names.ts';
import { laneAt } from '../run/lane-data.ts';
import { lab } from '../store.ts';
import { edit } from './edit.ts';
import { withParameter } from './parameters.ts';
import { selectLane } from './view.ts';

/** The first unused letter; undefined when all six are taken. */
function freeLetter({ lanes }: Scenario): LaneLetter | undefined {
  return LANE_LETTERS.find((letter) => lanes.every((lane) => lane.id !== letter));
}

/** Appends a lane with the algorithm's defaults and selects it; does nothing if there are six lanes. */
export function addLane(algorithm: string): void {
  const id = freeLetter(lab.getState().scenario);
  if (!id) return;
  editLanes((lanes) => [...lanes, { id, algorithm, label: '', parameters: {} }]);
  selectLane(id);
}

/** Adds a lane with the same algorithm and parameters after the first. */
export function duplicateLane(letter: LaneLetter): void {
  const id = freeLetter(lab.getState().scenario);
  if (!id) return;
  editLanes((lanes) => lanes.flatMap((lane) => (lane.id === letter ? [lane, { ...lane, id }] : [lane])));
  selectLane(id);
}

/**
 * Adds a lane that has made the same queries up to the step shown and then chooses its own. Only the queries
 * are kept: with other parameters, memory, tests and resets are computed with these from step 1. Does nothing
 * before the first step has been computed.
 */
export function branchLane(letter: LaneLetter): void {
  const { scenario, runs, t } = lab.getState();
  const id = freeLetter(scenario);
  const origin = laneAt({ scenario, runs }, letter);
  const choices = origin?.run.records.slice(0, t).map(({ index }) => index) ?? [];
  if (!id || !origin || choices.length === 0) return;
  const { waits: _, ...lane } = origin.lane;
  const branch = {
    ...lane,
    id,
    choices,
    label: words.branchOf({ name: origin.name, steps: choices.length }),
  };
  editLanes((lanes) => lanes.flatMap((other) => (other.id === letter ? [other, branch] : [other])));
  selectLane(id);
}

/** Removes a lane; its letter and colour become free. */
export function removeLane(letter: LaneLetter): void {
  editLanes((lanes) => lanes.filter(({ id }) => id !== letter));
}

/** Moves a lane by `places` in the order (−1: up). */
export function moveLane(letter: LaneLetter, places: number): void {
  editLanes((lanes) => {
    const from = lanes.findIndex(({ id }) => id === letter);
    const to = from + places;
    if (from < 0 || to < 0 || to >= lanes.length) return lanes;
    const others = lanes.toSpliced(from, 1);
    return others.toSpliced(to, 0, lanes[from]);
  });
}

/** Sets the user's name for a lane; empty restores the algorithm's name. */
export function renameLane(letter: LaneLetter, label: string): void {
  changeLane(letter, (lane) => (lane.label === label ? lane : { ...lane, label }));
}

/** Sets one parameter of a lane; a value equal to its default is not stored. */
export function setLaneParameter(letter: LaneLetter, id: string, value: ParamValue, gesture?: string): void {
  const before = lab.getState().scenario.lanes.find((lane) => lane.id === letter);
  if (!before) return;
  const specs = algorithmById(before.algorithm)?.parameters ?? [];
  changeLane(
    letter,
    (lane) => ({ ...lane, parameters: withParameter(specs, lane.parameters, id, value) }),
    gesture,
    parameterText(specs, before.parameters, id),
  );
}

/** Resets all parameters of a lane to its algorithm's defaults. */
export function resetLaneParameters(letter: LaneLetter): void {
  changeLane(letter, (lane) => (Object.keys(lane.parameters).length ? { ...lane, parameters: {} } : lane));
}

/** Changes a lane by `recipe`; nothing changes if it returns the same lane. */
export function changeLane(
  letter: LaneLetter,
  recipe: (lane: Lane) => Lane,
  gesture?: string,
  then: string | null = null,
): void {
  editLanes(
    (lanes) => {
      const next = lanes.map((lane) => (lane.id === letter ? recipe(lane) : lane));
      return next.every((lane, i) => lane === lanes[i]) ? lanes : next;
    },
    gesture,
    then,
  );
}

function editLanes(
  recipe: (lanes: readonly Lane[]) => readonly Lane[],
  gesture?: string,
  then: string | null = null,
): void {
  edit(
    (scenario) => {
      const lanes = recipe(scenario.lanes);
      return lanes === scenario.lanes ? scenario : { ...scenario, lanes };
    },
    gesture,
    then,
  );
}
