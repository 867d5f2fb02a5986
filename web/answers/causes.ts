import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StepCauses } from '../../src/causes/cause.ts';
import type { LaneCauses } from '../../src/causes/lane-causes.ts';
import type { WorldStep } from '../../src/contracts/record.ts';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { PanelLane } from '../readings/panel-lane.ts';
import { lab } from '../store/store.ts';
import { askCauses } from '../worker/causes/causes-client.ts';

/** What one lane paid for, and the records that were split: it is shown beside no others. */
interface PaidRun {
  readonly records: readonly WorldStep[];
  readonly causes: LaneCauses | string;
}

/** What the lanes drawn paid for, while somebody looks at it. */
const paid = createStore<Readonly<Partial<Record<LaneLetter, PaidRun>>>>()(() => ({}));

/** How far the split is, and the fault that stopped it. */
interface Splitting {
  /** Share of the steps done, 0 to 1; null: not at work. */
  readonly share: number | null;
  readonly error: string | null;
}

/** While a slider is dragged, or records stream in, nothing is begun. */
const SETTLE_MS = 300;

/** Splits the regret of the lanes drawn, again when a run is another one, for as long as it is asked for. */
export function useSplitting(lanes: readonly PanelLane[]): Splitting {
  const [splitting, setSplitting] = useState<Splitting>({ share: 0, error: null });
  useEffect(() => {
    setSplitting({ share: 0, error: null });
    let stop = () => {};
    const begin = () => {
      const errand = askCauses(lab.getState().shown, lanes, (share) => setSplitting({ share, error: null }));
      errand.answer.then(
        (runs) => {
          const records = (letter: LaneLetter) => lanes.find((lane) => lane.letter === letter)?.records ?? [];
          paid.setState(
            Object.fromEntries(
              runs.map(({ letter, causes }) => [letter, { records: records(letter), causes }]),
            ),
            true,
          );
          setSplitting({ share: null, error: null });
        },
        (error: Error) => setSplitting({ share: null, error: error.message }),
      );
      stop = errand.stop;
    };
    const timer = setTimeout(begin, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [lanes]);
  useEffect(() => () => paid.setState({}, true), []);
  return splitting;
}

/** What a lane's regret was paid for: the split, a sentence where there is none, null where it is not known (yet). */
function useCauses(letter: LaneLetter, records: readonly WorldStep[]): LaneCauses | string | null {
  return useStore(paid, (runs) => causesIn(runs, letter, records));
}

/** The same for all lanes drawn. */
export function useAllCauses(lanes: readonly PanelLane[]): readonly (LaneCauses | string | null)[] {
  const runs = useStore(paid);
  return lanes.map(({ letter, records }) => causesIn(runs, letter, records));
}

/** What a lane's step t was paid for; null where it is not known. */
export function useStepCauses(
  letter: LaneLetter,
  records: readonly WorldStep[],
  t: number,
): StepCauses | null {
  const causes = useCauses(letter, records);
  return causes && typeof causes !== 'string' ? (causes.steps[t - 1] ?? null) : null;
}

function causesIn(
  runs: ReturnType<typeof paid.getState>,
  letter: LaneLetter,
  records: readonly WorldStep[],
): LaneCauses | string | null {
  const run = runs[letter];
  return run?.records === records ? run.causes : null;
}
