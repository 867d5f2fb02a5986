import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import { sameReplicates } from '../../src/engine/scenario/run-key.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import type { Group, JobResult } from '../../src/plan/plan.ts';
import type { JobPool } from '../../src/plan/pool.ts';
import { runPlan } from '../../src/plan/runner.ts';
import type { LabClient } from '../worker/pool/client.ts';
import { createReplicatePool } from '../worker/pool/replicate-pool.ts';
import { underWay, wantReplicates } from './actions/replicates.ts';
import { page } from './page.ts';
import type { LabState, Replicates } from './state.ts';
import { lab, NO_REPLICATES } from './store.ts';

/** Results within this time become one change of the store, because each change redraws the bands. */
const GATHER_MS = 500;

/**
 * Computes the requested replicates, and drops them when the run changes; title, names, order of lanes, view
 * and the replicate shown do not count. Returns a function that stops it.
 */
export function startReplicates(client: Pick<LabClient, 'all'>): () => void {
  let current: AbortController | null = null;
  const stop = () => current?.abort();
  const unsubscribe = lab.subscribe((state, before) => {
    const outdated = state.replicates.wanted > 0 && !sameReplicates(state.scenario, before.scenario);
    if (outdated) renew(state);
    else follow(state.replicates, before.replicates);
  });

  function follow(now: Replicates, before: Replicates): void {
    // Results request nothing new; a request repeated after a fault has cleared the fault's sentence.
    if (now.wanted === before.wanted && !(before.error !== null && now.error === null)) return;
    stop();
    if (!underWay(now)) return;
    current = new AbortController();
    void compute(client, lab.getState().scenario, now, current.signal);
  }

  // A link may have requested some before this was started.
  follow(lab.getState().replicates, NO_REPLICATES);
  return () => {
    unsubscribe();
    stop();
  };
}

/** Starts again without seeds for another run; while lanes are compared, as many are requested again. */
function renew({ replicates: { wanted } }: LabState): void {
  lab.setState({ replicates: NO_REPLICATES });
  const { lanes } = lab.getState().scenario;
  if (page.getState().place?.name === 'compare' && lanes.length > 0) wantReplicates(wanted);
}

async function compute(
  client: Pick<LabClient, 'all'>,
  scenario: Scenario,
  { wanted, lanes, results: known }: Replicates,
  signal: AbortSignal,
): Promise<void> {
  const group = groupOf(scenario, lanes);
  const results: JobResult[] = [...known];
  let secondsLeft: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const publish = (change: Partial<Replicates> = {}) => {
    clearTimeout(timer);
    timer = undefined;
    if (signal.aborted) return;
    const { replicates } = lab.getState();
    lab.setState({ replicates: { ...replicates, results: [...results], secondsLeft, ...change } });
  };
  let pool: JobPool | null = null;
  try {
    pool = createReplicatePool(client.all(), [group]);
    await runPlan({
      plan: { groups: [group], replicates: wanted },
      pool,
      known,
      signal,
      now: () => performance.now(),
      onProgress: (progress) => {
        secondsLeft = progress.secondsLeft;
      },
      onResult: (_, result) => {
        results.push(result);
        timer ??= setTimeout(publish, GATHER_MS);
      },
    });
    publish({ secondsLeft: null });
  } catch (error) {
    publish({ error: messageOf(error) });
  } finally {
    clearTimeout(timer);
    pool?.close();
  }
}

/** The lanes with their letters, so that a replicate opened on the page is the same run. */
function groupOf(scenario: Scenario, letters: readonly LaneLetter[]): Group {
  const lanes = letters.flatMap((letter) => {
    const lane = scenario.lanes.find(({ id }) => id === letter);
    if (!lane) return [];
    const { id, label: _, ...setup } = lane;
    return [{ ...setup, lane: id }];
  });
  return { scenario, lanes, curvePoints: scenario.horizon };
}
