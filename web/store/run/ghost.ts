import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import * as words from '#words/page/notices';
import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import { laneKey } from '../../../src/engine/scenario/run-key.ts';
import type { LabState, LaneRun } from '../state.ts';
import { laneAt } from './lane-data.ts';

/** A lane as it ran before the last change of a parameter. */
export interface GhostLane {
  readonly letter: LaneLetter;
  readonly name: string;
  readonly records: LaneRun['records'];
  /** What its records were computed from. */
  readonly key: string;
}

/** The run before the last change of one parameter, drawn as thin lines beside the new one, with a label. */
export interface Ghost {
  /** The earlier value: "ε = 0.03". */
  readonly then: string;
  readonly scenario: Scenario;
  readonly lanes: readonly GhostLane[];
  /** The lines drawn when the run was left. */
  readonly seen: SeenMeans;
}

/** null: nothing was changed, or the lines were dismissed. */
export const ghosts = createStore<{ readonly ghost: Ghost | null }>()(() => ({ ghost: null }));

/** Posterior means of a ghost's lanes at the cursor's step, on the candidates. */
export type GhostMeans = Readonly<Partial<Record<LaneLetter, Float64Array>>>;

interface SeenMeans {
  readonly t: number;
  readonly means: GhostMeans;
}

/** The line of a lane without a model or a frame. */
export const NO_LINE = new Float64Array(0);

export const ghostMeans = createStore<SeenMeans>()(() => ({ t: 0, means: {} }));

/** Keeps the current run as the one before the edit. @param then the parameter's value in it, in words */
export function leaveGhost(
  then: string,
  { scenario, runs, t }: Pick<LabState, 'scenario' | 'runs' | 't'>,
): void {
  const lanes = scenario.lanes.flatMap(({ id }) => {
    const data = laneAt({ scenario, runs }, id);
    if (!data || data.run.records.length === 0) return [];
    return [{ letter: id, name: data.name, records: data.run.records, key: data.run.key }];
  });
  const seen = { t, means: meansDrawn(lanes, runs, t) };
  ghosts.setState({ ghost: lanes.length > 0 ? { then, scenario, lanes, seen } : null });
}

function meansDrawn(lanes: readonly GhostLane[], runs: LabState['runs'], t: number): GhostMeans {
  const drawn = lanes.flatMap(({ letter, key }) => {
    const run = runs[letter];
    return run?.key === key && run.frame?.t === t ? [[letter, run.frame.mean ?? NO_LINE]] : [];
  });
  return Object.fromEntries(drawn);
}

export function dismissGhost(): void {
  if (ghosts.getState().ghost) ghosts.setState({ ghost: null });
}

/**
 * The lanes of a ghost that run differently in the scenario drawn; removed lanes and those that run the same
 * have no line.
 */
export function ghostLanes(ghost: Ghost | null, shown: Scenario): readonly GhostLane[] {
  if (!ghost || ghost.scenario === shown) return [];
  return ghost.lanes.filter(({ letter, key }) => {
    const now = shown.lanes.find(({ id }) => id === letter);
    return now && laneKey(shown, now) !== key;
  });
}

/** Whether a ghost stays after an edit that changed no parameter: its lanes must run as before. */
export function outlives(ghost: Ghost, before: Scenario, after: Scenario): boolean {
  return ghostLanes(ghost, before).every(({ letter }) => {
    const [was, is] = [before, after].map((scenario) => scenario.lanes.find(({ id }) => id === letter));
    return !is || (was && laneKey(before, was) === laneKey(after, is));
  });
}

export const useGhost = (): Ghost | null => useStore(ghosts, ({ ghost }) => ghost);

/** "before: ε = 0.03". */
export const ghostWords = ({ then }: Ghost): string => words.before(then);

/** Loads the code for these lines when the first one is needed. */
export function startGhosts(start: () => void): () => void {
  const stop = ghosts.subscribe(({ ghost }) => {
    if (!ghost) return;
    stop();
    start();
  });
  return stop;
}
