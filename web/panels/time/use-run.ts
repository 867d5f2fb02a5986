import { useMemo, useRef } from 'react';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { useLanes, useScenario, useWorld } from '../../store/hooks.ts';
import type { LaneData } from '../../store/state.ts';
import { useThrottled } from './use-throttled.ts';

/** What the panels over t draw: everything but the cursor. Replaced only when records, lanes or world change. */
export interface PanelRun {
  readonly scenario: Scenario;
  readonly world: WorldSummary | null;
  readonly lanes: readonly PanelLane[];
}

/** While records stream in, the plots are drawn anew no more often than this, in ms. */
const REDRAW_MS = 200;

export function useRun(): PanelRun {
  const scenario = useScenario();
  const world = useWorld();
  const lanes = usePanelLanes(useLanes());
  const run = useMemo(() => ({ scenario, world, lanes }), [scenario, world, lanes]);
  return useThrottled(run, REDRAW_MS);
}

/** The same array as long as letters, names and records are the same: frames change at every step, records do not. */
function usePanelLanes(data: readonly LaneData[]): readonly PanelLane[] {
  const kept = useRef<readonly PanelLane[]>([]);
  const next = data.map(({ lane, name, run }, i) => {
    const old = kept.current[i];
    const same = old?.letter === lane.id && old.name === name && old.records === run.records;
    return same ? old : { letter: lane.id, name, records: run.records };
  });
  const unchanged = next.length === kept.current.length && next.every((lane, i) => lane === kept.current[i]);
  if (!unchanged) kept.current = next;
  return kept.current;
}
