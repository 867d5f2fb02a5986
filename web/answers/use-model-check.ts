import { useEffect, useState } from 'react';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { ModelCheck } from '../../src/engine/model-check.ts';
import { useScenario } from '../store/hooks.ts';
import { lab } from '../store/store.ts';
import { askCheck } from '../worker/check/check-client.ts';
import { laneAsked } from '../worker/pool/client.ts';

/** The check of a lane: on its way with the steps done, there, or refused in a sentence. */
export type CheckState =
  | { readonly state: 'working'; readonly steps: number }
  | { readonly state: 'done'; readonly check: ModelCheck }
  | { readonly state: 'failed'; readonly error: string };

const STARTED: CheckState = { state: 'working', steps: 0 };
/** While a slider is dragged nothing is begun. */
const SETTLE_MS = 300;

/** Asks again when the lane's run is another; a worker no longer needed is stopped. */
export function useModelCheck(letter: LaneLetter): CheckState {
  const { key } = laneAsked(useScenario(), letter);
  const [state, setState] = useState<CheckState>(STARTED);
  useEffect(() => {
    setState(STARTED);
    if (key === '') return;
    let stop = () => {};
    const begin = () => {
      const question = { scenario: lab.getState().shown, lane: letter };
      const errand = askCheck(question, (steps) => setState({ state: 'working', steps }));
      errand.answer.then(
        (check) => setState({ state: 'done', check }),
        (error: Error) => setState({ state: 'failed', error: error.message }),
      );
      stop = errand.stop;
    };
    const timer = setTimeout(begin, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [letter, key]);
  return state;
}
