import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LaneFrame, SamplePaths } from '../../../src/contracts/lane-frame.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { useLane, useWorld } from '../../store/hooks.ts';
import { lentWorkers } from '../../store/run/pool.ts';
import { lab } from '../../store/store.ts';

/** Number of sample paths in a lane. */
export const PATHS = 5;

/** The sample paths of a lane at a step. */
interface Drawn {
  /** What the lane was computed from. */
  readonly key: string;
  readonly t: number;
  /** An archived engine may not tell them. */
  readonly paths: SamplePaths | 'untold';
}

const draws = createStore<Readonly<Partial<Record<LaneLetter, Drawn>>>>()(() => ({}));

/** The paths of a lane at the step shown or beside it, while that one is on its way; null: none yet. */
export function usePaths(letter: LaneLetter): Drawn['paths'] | null {
  const run = useLane(letter)?.run;
  const drawn = useStore(draws, (known) => known[letter]);
  const frame = run?.frame;
  useEffect(() => {
    if (frame) void askPaths(letter);
  }, [letter, frame]);
  const near = drawn && frame && Math.abs(drawn.t - frame.t) <= 1;
  return near && drawn.key === run.key ? drawn.paths : null;
}

/** Whether the world is a line, where a path can be drawn. */
export function useIsLine(): boolean {
  const candidates = useWorld()?.candidates;
  return candidates?.kind === 'grid' && candidates.dimension === 1;
}

/** The newest question of each lane that is on its way or has failed: its run and step. */
const asked = new Map<LaneLetter, string>();
/** Lanes that wait for an answer about a run. */
const waiting = new Map<LaneLetter, string>();

/** Asks for the paths of the frame that a lane shows, one step at a time, the newest next. */
async function askPaths(letter: LaneLetter): Promise<void> {
  const run = lab.getState().runs[letter];
  const t = run?.frame?.t;
  if (!run || !t || waiting.get(letter) === run.key || asked.get(letter) === `${t} ${run.key}`) return;
  const { key } = run;
  asked.set(letter, `${t} ${key}`);
  waiting.set(letter, key);
  const paths = await pathsOf({ lane: letter, key }, t);
  if (waiting.get(letter) !== key) return;
  waiting.delete(letter);
  if (paths) draws.setState({ [letter]: { key, t, paths } });
  void askPaths(letter);
}

/** null where another scenario was opened meanwhile, or the lane has failed. */
function pathsOf(lane: { lane: LaneLetter; key: string }, t: number): Promise<Drawn['paths'] | null> {
  const told = ({ paths }: LaneFrame) => paths ?? 'untold';
  return lentWorkers()
    .frame(lane, t, false, PATHS)
    .then(told, () => null);
}
