import { useMemo } from 'react';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { useDrawnUntil, useShownChanges } from '../../store/hooks.ts';
import { type PanelRun, useRun } from '../../time/use-run.ts';

/** The run as far as it may be shown, as a link can hide its future. */
export function useShownRun(): PanelRun {
  const run = useRun();
  const until = useDrawnUntil();
  const changes = useShownChanges(run.world?.changePoints ?? NONE);
  return useMemo(() => {
    if (until >= run.scenario.horizon) return run;
    const lanes = run.lanes.map((lane) => ({ ...lane, records: lane.records.slice(0, until) }));
    const world = run.world && { ...shownWorld(run.world, until), changePoints: changes };
    return { ...run, lanes, world };
  }, [run, until, changes]);
}

const NONE: readonly number[] = [];

function shownWorld(world: WorldSummary, until: number): WorldSummary {
  const { maps, mapEvery, starIndex } = world;
  const columns = Math.ceil(starIndex.length / mapEvery);
  const shown = Math.ceil(until / mapEvery);
  return {
    ...world,
    starIndex: starIndex.slice(0, until),
    maps: maps.map((map) => map.slice(0, shown * (map.length / columns))),
  };
}
