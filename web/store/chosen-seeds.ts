import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { replicatesKey } from '../../src/engine/scenario/run-key.ts';
import { lab } from './store.ts';

/** Replicates that the user chose by their results, in increasing order. */
interface ChosenSeeds {
  readonly replicates: readonly number[];
  /** Whether the lanes are compared over these alone. */
  readonly only: boolean;
}

const NONE: ChosenSeeds = { replicates: [], only: false };

const chosen = createStore<ChosenSeeds & { readonly of: string }>()(() => ({ ...NONE, of: '' }));

/** The chosen seeds; none where the choice was made for another run. */
export function useChosenSeeds(): ChosenSeeds {
  const all = useStore(chosen);
  const of = useStore(lab, ({ scenario }) => replicatesKey(scenario));
  return all.of === of ? all : NONE;
}

export function chooseSeeds(replicates: readonly number[], only = false): void {
  const of = replicatesKey(lab.getState().scenario);
  chosen.setState({ of, only, replicates: [...new Set(replicates)].sort((a, b) => a - b) });
}
