import type { Lane, LaneLetter, View } from '../../src/contracts/scenario.ts';
import { fittingRegretView } from '../../src/engine/scenario/regret-view.ts';
import { objectiveById } from '../../src/objectives/registry.ts';
import { laneName } from './names.ts';
import type { LabState, LaneData, LaneRun } from './state.ts';

/** A lane that has not reported yet. */
export const NO_RUN: LaneRun = {
  status: 'running',
  records: [],
  error: null,
  fingerprint: null,
  frame: null,
};

const known = new WeakMap<Lane, LaneData>();

/** The lane with its run; the same object as long as neither has changed, so that panels can skip work. */
export function laneData(lane: Lane, run: LaneRun = NO_RUN): LaneData {
  const last = known.get(lane);
  if (last?.run === run) return last;
  const data = { lane, name: laneName(lane), run };
  known.set(lane, data);
  return data;
}

/** All lanes of the scenario, in its order. */
export function allLanes({ scenario, runs }: LabState): LaneData[] {
  return scenario.lanes.map((lane) => laneData(lane, runs[lane.id]));
}

/** The lane chosen in the list; the first one when the chosen one is gone; null without lanes. */
export function chosenLane({ scenario, selectedLane }: LabState): LaneLetter | null {
  const { lanes } = scenario;
  return (lanes.find((lane) => lane.id === selectedLane) ?? lanes[0])?.id ?? null;
}

/** The reading of the regret panel: the chosen one, if the objective offers it. */
export function shownRegretView({ scenario, regretView }: LabState): View['regret'] {
  return fittingRegretView(regretView, objectiveById(scenario.objective.id) ?? {});
}

/** Number of steps that every lane which has not failed has computed. */
export function computedSteps(state: LabState): number {
  const lengths = allLanes(state)
    .filter(({ run }) => run.status !== 'failed')
    .map(({ run }) => run.records.length);
  return lengths.length ? Math.min(...lengths) : 0;
}
