import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { resultsOf } from '../readings/seeds/bands.ts';
import { drawn, drawnWorld, laneAt } from '../store/run/lane-data.ts';
import type { LabState } from '../store/state.ts';

/** The page's computed data in the form that measures read. */
export function measuredRun(state: LabState, truthShown: boolean): MeasuredRun {
  const world = drawnWorld(state);
  const lanes = drawn(state);
  const size = world?.candidates.size ?? 0;
  return {
    scenario: state.shown,
    t: state.t,
    records: (lane) => laneAt(lanes, lane)?.run.records ?? [],
    truth: (t) =>
      world?.maps.length === 1 && world.mapEvery === 1 && t >= 1
        ? world.maps[0].subarray((t - 1) * size, t * size)
        : null,
    candidates: world?.candidates ?? null,
    frame: (lane, t) => {
      const frame = laneAt(lanes, lane)?.run.frame ?? null;
      return frame?.t === t ? frame : null;
    },
    paid: () => null,
    truthShown,
    seeds: state.replicates.results.length,
    seedRegrets: (lane) => resultsOf(state.replicates, lane).map(({ regret }) => regret),
  };
}
