import { useContext, useEffect, useRef, useState } from 'react';
import type { Scenario } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import type { PanelLane } from '../readings/panel-lane.ts';
import { ReadFrom } from '../store/hooks.ts';
import { drawnWorld, lanesInSight } from '../store/run/lane-data.ts';
import { lanesOnStage, stage } from '../store/stage.ts';
import type { LabState } from '../store/state.ts';

/** What the panels over t draw: everything but the cursor. Replaced only when records, lanes or world change. */
export interface PanelRun {
  readonly scenario: Scenario;
  readonly world: WorldSummary | null;
  readonly lanes: readonly PanelLane[];
}

/** While records stream in, the plots are drawn again no more often than this, in ms: at first, and later for each step drawn. */
const REDRAW_MS = 200;
const REDRAW_STEP_MS = 0.02;
/** Panels of a long run are drawn this far apart for each step drawn, in ms: no task holds all of them. */
const APART_STEP_MS = 0.0005;
let nextTurn = 0;

/** The run as it now is, at most once per 200 ms, in a long run less often; the last one always arrives. */
export function useRun(): PanelRun {
  const source = useContext(ReadFrom);
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
      // By what is drawn: what comes in meanwhile must not put it off.
      const steps = Math.min(stepsOf(shown.current), stepsOf(next));
      const due = shownAt + Math.max(REDRAW_MS, REDRAW_STEP_MS * steps);
      timer = setTimeout(show, due - performance.now());
    };
    follow();
    const leave = [
      source.subscribe(follow),
      // What a step of a lesson is not about goes at once.
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

/** The same object as long as nothing in it is new: frames change at every step, records do not. */
function runOf(state: LabState, before: PanelRun | null): PanelRun {
  const scenario = state.shown;
  const world = drawnWorld(state);
  const lanes = panelLanes(state, before?.lanes ?? []);
  const same = before?.scenario === scenario && before.world === world && before.lanes === lanes;
  return same ? before : { scenario, world, lanes };
}

function panelLanes(state: LabState, before: readonly PanelLane[]): readonly PanelLane[] {
  const next = lanesInSight(state, lanesOnStage()).map(({ lane: { id }, name, run: { records } }) => {
    // By its letter: a lane that goes or comes moves the others.
    const old = before.find(({ letter }) => letter === id);
    return old?.name === name && old.records === records ? old : { letter: id, name, records };
  });
  const unchanged = next.length === before.length && next.every((lane, i) => lane === before[i]);
  return unchanged ? before : next;
}
