import { createStore } from 'zustand/vanilla';
import * as words from '#words/page/notices';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import { loaded } from '../browser/load-fault.ts';
import { isAbort } from '../worker/abort.ts';
import type { LabClient } from '../worker/pool/client.ts';
import { chosenLane } from './run/lane-data.ts';
import { lab } from './store.ts';

/** A fit of the model to a lane's data: requested, under way, or its result. */
interface FitState {
  readonly asked: { readonly lane: LaneLetter; readonly t: number } | null;
  /** What the last fit did, in a sentence that holds for the scenario after it. */
  readonly result: { readonly said: string; readonly scenario: Scenario } | null;
  /** A plain sentence if the last fit failed. */
  readonly fault: string | null;
}

export const fitting = createStore<FitState>()(() => ({ asked: null, result: null, fault: null }));

/** Fits the model to the selected lane's data at the cursor; does nothing while a fit is running. */
export function fitToSelectedLane(): void {
  const lane = chosenLane(lab.getState());
  const { t } = lab.getState();
  if (lane && !fitting.getState().asked) fitting.setState({ asked: { lane, t }, fault: null });
}

/** Carries out the requested fits; what is found is set in one undoable change. */
export function startFitting(client: Pick<LabClient, 'fit'>): () => void {
  return fitting.subscribe(({ asked }, before) => {
    if (!asked || asked === before.asked) return;
    const settle = (state: Partial<FitState>) =>
      fitting.setState({ asked: null, result: null, fault: null, ...state });
    loaded(import('./fit-to-lane.ts'), words.theFit)
      .then(({ fitToLane }) => fitToLane(client, asked.lane, asked.t))
      .then(
        (said) => settle({ result: { said, scenario: lab.getState().scenario } }),
        (error: Error) => settle({ fault: faultText(error) }),
      );
  });
}

/** A change of the scenario cancels the lane's work, including the fit. */
const faultText = (error: Error) => (isAbort(error) ? words.fitCancelled : error.message);
