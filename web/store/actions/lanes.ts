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

/** The first letter that no lane has; undefined when all six are taken. */
function freeLetter({ lanes }: Scenario): LaneLetter | undefined {
  return LANE_LETTERS.find((letter) => lanes.every((lane) => lane.id !== letter));
}

/** Appends a lane with the algorithm's defaults and selects it; nothing happens when six lanes are there. */
export function addLane(algorithm: string): void {
  const id = freeLetter(lab.getState().scenario);
  if (!id) return;
  editLanes((lanes) => [...lanes, { id, algorithm, label: '', parameters: {} }]);
  selectLane(id);
}

/** A second lane with the same algorithm and parameters, right after the first. */
export function duplicateLane(letter: LaneLetter): void {
  const id = freeLetter(lab.getState().scenario);
  if (!id) return;
  editLanes((lanes) => lanes.flatMap((lane) => (lane.id === letter ? [lane, { ...lane, id }] : [lane])));
  selectLane(id);
}

/**
 * A second lane that has made the same queries up to the step shown and goes on by itself. Only the queries are kept: given other
 * parameters, it computes its memory, tests and resets again with them from step 1 on.
 * Nothing happens before the first step has been computed.
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

/** Takes a lane away; its letter and colour are free for the next one. */
export function removeLane(letter: LaneLetter): void {
  editLanes((lanes) => lanes.filter(({ id }) => id !== letter));
}

/** Moves a lane by `places` (−1: up). */
export function moveLane(letter: LaneLetter, places: number): void {
  editLanes((lanes) => {
    const from = lanes.findIndex(({ id }) => id === letter);
    const to = from + places;
    if (from < 0 || to < 0 || to >= lanes.length) return lanes;
    const others = lanes.toSpliced(from, 1);
    return others.toSpliced(to, 0, lanes[from]);
  });
}

/** The user's name for a lane; empty brings the algorithm's name back. */
export function renameLane(letter: LaneLetter, label: string): void {
  changeLane(letter, (lane) => (lane.label === label ? lane : { ...lane, label }));
}

/** Sets one parameter of a lane; a value equal to its default is not kept. */
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

/** Puts every parameter of a lane back to its algorithm's default. */
export function resetLaneParameters(letter: LaneLetter): void {
  changeLane(letter, (lane) => (Object.keys(lane.parameters).length ? { ...lane, parameters: {} } : lane));
}

/** Changes a lane by `recipe`; one that answers the same lane changes nothing. */
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
