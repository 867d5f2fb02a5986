import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { resultsOf } from '../readings/seeds/bands.ts';
import { drawn, drawnWorld, laneAt } from '../store/run/lane-data.ts';
import { stage } from '../store/stage.ts';
import type { LabState } from '../store/state.ts';
import { lab } from '../store/store.ts';

/** What the page has computed, as a measure sees it. */
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

export const isTruthShown = (): boolean => !stage.getState().stage?.hidden.includes('truth');

/** The run that is drawn, at the step shown. */
export function useMeasuredRun(): MeasuredRun {
  const shown = useStore(lab, (state) => state.shown);
  const runs = useStore(lab, (state) => state.runs);
  const t = useStore(lab, (state) => state.t);
  const world = useStore(lab, (state) => state.world);
  const replicates = useStore(lab, (state) => state.replicates);
  const truth = useStore(stage, (state) => !state.stage?.hidden.includes('truth'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the run is read from
  return useMemo(() => measuredRun(lab.getState(), truth), [shown, runs, t, world, replicates, truth]);
}
