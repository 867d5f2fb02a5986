import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { MeanSplit } from '../../src/causes/mean-split.ts';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import { replicatesKey } from '../../src/engine/scenario/run-key.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { askSeedCauses } from '../worker/causes/seed-causes-client.ts';
import type { LanePaid } from '../worker/causes/seed-causes-protocol.ts';

/** The lanes' regret by cause, on average over the seeds that have been split. */
export interface MeanCauses {
  /** Identifies lanes, world and the choice of seeds. */
  readonly key: string;
  /** By lane: grows with the seeds, or the sentence that says why there is none; empty before the first seed. */
  readonly lanes: readonly (MeanSplit | string)[];
  readonly seeds: number;
  readonly state: 'running' | 'stopped' | 'done';
  /** A plain sentence when a seed could not be split. */
  readonly error: string | null;
}

/** The lanes and seeds to be split. */
export interface SeedsToSplit {
  readonly scenario: Scenario;
  readonly letters: readonly LaneLetter[];
  readonly replicates: readonly number[];
  /** Whether the replicates are a choice, not 0, 1, … */
  readonly chosen: boolean;
}

const NOTHING: MeanCauses = { key: '', lanes: [], seeds: 0, state: 'stopped', error: null };

/** The last split; kept, so that more seeds continue it. */
const means = createStore<MeanCauses>()(() => NOTHING);
let stopWork = () => {};

const keyOf = ({ scenario, letters, replicates, chosen }: SeedsToSplit): string =>
  [replicatesKey(scenario), letters.join(''), ...(chosen ? replicates : [])].join('\n');

/** Splits the seeds that have not been split yet; those of another run are forgotten. */
export function splitSeeds(asked: SeedsToSplit): void {
  stopWork();
  const key = keyOf(asked);
  const before = means.getState();
  const kept = before.key === key && before.seeds <= asked.replicates.length ? before : { ...NOTHING, key };
  const rest = isSplit(kept) ? asked.replicates.slice(kept.seeds) : [];
  means.setState({ ...kept, state: rest.length > 0 ? 'running' : 'done', error: null });
  if (rest.length === 0) return;
  const { answer, stop } = askSeedCauses(scenarioOf(asked), rest, (paid) =>
    add(paid, asked.scenario.horizon),
  );
  let current = true;
  stopWork = () => {
    current = false;
    stop();
  };
  answer.then(
    () => current && means.setState({ state: 'done' }),
    (error) => current && means.setState({ state: 'stopped', error: messageOf(error) }),
  );
}

/** Stops the split and keeps the seeds that are done. */
export function stopSplitting(): void {
  stopWork();
  if (means.getState().state === 'running') means.setState({ state: 'stopped' });
}

/**
 * The split of these seeds, as far as it is; stopped when nobody looks any more.
 * @param ready whether it may go on
 */
export function useMeanCauses(asked: SeedsToSplit, ready: boolean): MeanCauses {
  const known = useStore(means);
  const key = keyOf(asked);
  const count = asked.replicates.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the number of seeds identify what is asked
  useEffect(() => {
    if (ready) splitSeeds(asked);
    return stopSplitting;
  }, [key, count, ready]);
  return known.key === key ? known : NOTHING;
}

/** The scenario with only the lanes compared, in their order. */
const scenarioOf = ({ scenario, letters }: SeedsToSplit): Scenario => ({
  ...scenario,
  lanes: letters.flatMap((letter) => scenario.lanes.filter(({ id }) => id === letter)),
});

function add(paid: readonly LanePaid[], horizon: number): void {
  const { lanes, seeds } = means.getState();
  const grown = paid.map((own, lane) => {
    if (typeof own === 'string') return own;
    const mean = lanes[lane] ?? new MeanSplit(horizon);
    if (typeof mean !== 'string') mean.add(own);
    return mean;
  });
  means.setState({ lanes: grown, seeds: seeds + 1 });
  if (isSplit(means.getState())) return;
  stopWork();
  means.setState({ state: 'done' });
}

/** Whether there is a lane with a split; more seeds do not change that. */
const isSplit = ({ lanes }: MeanCauses): boolean =>
  lanes.length === 0 || lanes.some((lane) => typeof lane !== 'string');
