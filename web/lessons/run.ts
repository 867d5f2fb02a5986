import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { measuredRun } from '../course/measured-run.ts';
import { calm } from '../store/run/pace.ts';
import { stage } from '../store/stage.ts';

export const isTruthShown = (): boolean => !stage.getState().stage?.hidden.includes('truth');

/** The run that is drawn, at the step shown; under a drag the last one that is whole, so that no figure comes and goes. */
export function useMeasuredRun(): MeasuredRun {
  const shown = useStore(calm, (state) => state.shown);
  const runs = useStore(calm, (state) => state.runs);
  const t = useStore(calm, (state) => state.t);
  const world = useStore(calm, (state) => state.world);
  const replicates = useStore(calm, (state) => state.replicates);
  const truth = useStore(stage, (state) => !state.stage?.hidden.includes('truth'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the run is read from
  return useMemo(() => measuredRun(calm.getState(), truth), [shown, runs, t, world, replicates, truth]);
}
