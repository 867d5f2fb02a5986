import { createStore } from 'zustand/vanilla';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { LaneFit } from '../../src/engine/lane/model/lane-fit.ts';
import * as words from '../words/page/notices.ts';
import { isAbort } from '../worker/abort.ts';
import { type LabClient, laneAsked } from '../worker/pool/client.ts';
import { setModel } from './actions/scenario.ts';
import { chosenLane } from './run/lane-data.ts';
import { lab } from './store.ts';

/** A fit of the model to a lane's data: asked for, under way, or what came of it. */
export interface FitState {
  readonly asked: { readonly lane: LaneLetter; readonly t: number } | null;
  readonly result: { readonly lane: LaneLetter; readonly fit: LaneFit } | null;
  /** A plain sentence when the last fit could not be made. */
  readonly fault: string | null;
}

export const fitting = createStore<FitState>()(() => ({ asked: null, result: null, fault: null }));

/** Asks for a fit to what the chosen lane knows at the cursor; nothing happens while one is under way. */
export function fitToSelectedLane(): void {
  const lane = chosenLane(lab.getState());
  const { t } = lab.getState();
  if (lane && !fitting.getState().asked) fitting.setState({ asked: { lane, t }, fault: null });
}

/** Serves the fits that are asked for; a result becomes the scenario's model in one undoable change. */
export function startFitting(client: Pick<LabClient, 'fit'>): () => void {
  return fitting.subscribe(({ asked }, before) => {
    if (!asked || asked === before.asked) return;
    const { lane, t } = asked;
    client.fit(laneAsked(lab.getState().scenario, lane), t).then(
      (fit) => {
        fitting.setState({ asked: null, result: { lane, fit }, fault: null });
        setModel({ lengthscale: eachRounded(fit.lengthscale), signalVariance: rounded(fit.signalVariance) });
      },
      (error: Error) => fitting.setState({ asked: null, result: null, fault: faultText(error) }),
    );
  });
}

/** A change of the scenario cancels the lane's work, and the fit with it. */
const faultText = (error: Error) => (isAbort(error) ? words.fitCancelled : error.message);

/** Three digits: a link and a reader need no more. */
const eachRounded = (value: LaneFit['lengthscale']) =>
  typeof value === 'number' ? rounded(value) : value.map(rounded);

const rounded = (value: number) => Number(value.toPrecision(3));
