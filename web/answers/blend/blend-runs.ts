import { createStore } from 'zustand/vanilla';
import type { Lane, Scenario } from '../../../src/contracts/scenario.ts';
import { isGiven } from '../../../src/engine/scenario/given-lanes.ts';
import { laneKey } from '../../../src/engine/scenario/run-key.ts';
import { ANSWERS, type Group, settingOf } from '../../../src/plan/plan.ts';
import { objectiveById } from '../../registry/known.ts';
import { workersFor } from '../../store/run/workers-for.ts';
import { messageOf } from '../../told/message-of.ts';

/** The regret of a lane with one of the values: cumulative, with an environment of the answer. */
export interface BlendRun {
  /** At steps 1..T; empty if the lane cannot run. */
  readonly curve: Float64Array;
  /** Why it cannot run; empty if it can. */
  readonly fault: string;
}

/** What is known, by `laneKey`, the newest last. */
export const blendRuns = createStore<{ readonly runs: ReadonlyMap<string, BlendRun> }>()(() => ({
  runs: new Map(),
}));

/** Most numbers kept, 16 MB: sixteen strips of six lanes and 2,000 steps. */
const MOST_NUMBERS = 2_000_000;

/** The lanes that choose for themselves. */
export const blendLanes = ({ lanes }: Scenario): readonly Lane[] => lanes.filter((lane) => !isGiven(lane));

/**
 * Computes what is not known, or could not be run, of the lanes of some scenarios, in their order, while the page's workers have
 * nothing else to do. A lane that is the same in several is computed once. Returns a function that stops it.
 */
export function computeBlend(scenarios: readonly Scenario[]): () => void {
  const lacking = lackingGroups(scenarios);
  if (lacking.size === 0) return () => {};
  const pool = workersFor([...lacking.values()]);
  let stopped = false;
  const tell = (key: string, run: BlendRun) => {
    if (!stopped) keep(key, run);
  };
  const told = [...lacking].map(([key, { scenario }], group) =>
    pool.run({ group, replicate: scenario.replicate }).then(
      ([{ curve }]) => tell(key, { curve: Float64Array.from(curve), fault: '' }),
      (error) => tell(key, { curve: new Float64Array(0), fault: messageOf(error) }),
    ),
  );
  void Promise.all(told).then(() => pool.close());
  return () => {
    stopped = true;
    pool.close();
  };
}

/** A group for each lane to be computed, by its key. */
function lackingGroups(scenarios: readonly Scenario[]): ReadonlyMap<string, Group> {
  const { runs } = blendRuns.getState();
  const groups = new Map<string, Group>();
  for (const scenario of scenarios)
    for (const lane of blendLanes(scenario)) {
      const key = laneKey(scenario, lane);
      if (runs.get(key)?.fault !== '' && !groups.has(key)) groups.set(key, groupOf(scenario, lane));
    }
  return groups;
}

function groupOf(scenario: Scenario, lane: Lane): Group {
  const answers = objectiveById(scenario.objective.id)?.environment === true;
  return {
    scenario,
    lanes: [settingOf(lane)],
    curvePoints: scenario.horizon,
    ...(answers && { curveOf: ANSWERS }),
  };
}

/** Adds a run; the oldest are dropped when there are too many numbers. */
function keep(key: string, run: BlendRun): void {
  const runs = new Map(blendRuns.getState().runs).set(key, run);
  let numbers = [...runs.values()].reduce((sum, { curve }) => sum + curve.length, 0);
  for (const [oldest, { curve }] of runs) {
    if (numbers <= MOST_NUMBERS) break;
    runs.delete(oldest);
    numbers -= curve.length;
  }
  blendRuns.setState({ runs });
}
