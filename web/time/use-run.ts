import { useContext, useEffect, useRef, useState } from 'react';
import type { Scenario } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import type { PanelLane } from '../readings/panel-lane.ts';
import { ReadFrom } from '../store/hooks.ts';
import { drawnWorld, lanesInSight } from '../store/run/lane-data.ts';
import { lanesOnStage, stage } from '../store/stage.ts';
import type { LabState } from '../store/state.ts';
import type { lab } from '../store/store.ts';

/** What the panels over t draw, except the cursor. Replaced only when records, lanes or world change. */
export interface PanelRun {
  readonly scenario: Scenario;
  readonly world: WorldSummary | null;
  readonly lanes: readonly PanelLane[];
}

/** Shortest interval between redraws of the plots while records arrive, in ms; longer with more steps. */
const REDRAW_MS = 200;
const REDRAW_STEP_MS = 0.02;
/**
 * Interval between the drawing of two panels per step drawn, in ms, so that no single task draws all panels
 * of a long run.
 */
const APART_STEP_MS = 0.0005;
let nextTurn = 0;

/** The current run, at most once per 200 ms, in a long run less often; the last one always arrives. */
export function useRun(): PanelRun {
  return useRunOf(useContext(ReadFrom));
}

/** The same of one state, wherever it is asked. */
export function useRunOf(source: Pick<typeof lab, 'getState' | 'subscribe'>): PanelRun {
  const [run, setRun] = useState(() => runOf(source.getState(), null));
  const shown = useRef(run);
  useEffect(() => {
    let shownAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      clearTimeout(timer);
      shownAt = performance.now();
      shown.current = runOf(source.getState(), shown.current);
      nextTurn = shownAt + APART_STEP_MS * stepsOf(shown.current);
      setRun(shown.current);
    };
    const show = () => {
      const wait = nextTurn - performance.now();
      if (wait > 0) timer = setTimeout(show, wait);
      else draw();
    };
    const follow = () => {
      clearTimeout(timer);
      const next = runOf(source.getState(), shown.current);
      if (next === shown.current) return;
      // Based on what is drawn, so that arriving records do not postpone it.
      const steps = Math.min(stepsOf(shown.current), stepsOf(next));
      const due = shownAt + Math.max(REDRAW_MS, REDRAW_STEP_MS * steps);
      timer = setTimeout(show, due - performance.now());
    };
    follow();
    const leave = [
      source.subscribe(follow),
      // What a lesson's step leaves out disappears at once.
      stage.subscribe(() => runOf(source.getState(), shown.current) !== shown.current && draw()),
    ];
    return () => {
      for (const stop of leave) stop();
      clearTimeout(timer);
    };
  }, [source]);
  return run;
}

const stepsOf = ({ lanes }: PanelRun): number => lanes.reduce((sum, { records }) => sum + records.length, 0);

/** The same object while nothing in it changes: frames change at every step, records do not. */
function runOf(state: LabState, before: PanelRun | null): PanelRun {
  const scenario = state.shown;
  const world = drawnWorld(state);
  const lanes = panelLanes(state, before?.lanes ?? []);
  const same = before?.scenario === scenario && before.world === world && before.lanes === lanes;
  return same ? before : { scenario, world, lanes };
}

function panelLanes(state: LabState, before: readonly PanelLane[]): readonly PanelLane[] {
  const next = lanesInSight(state, lanesOnStage()).map(({ lane: { id }, name, run: { records } }) => {
    // Found by letter, because adding or removing a lane moves the others.
    const old = before.find(({ letter }) => letter === id);
    return old?.name === name && old.records === records ? old : { letter: id, name, records };
  });
  const unchanged = next.length === before.length && next.every((lane, i) => lane === before[i]);
  return unchanged ? before : next;
}
