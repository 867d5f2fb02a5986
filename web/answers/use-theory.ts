import { useEffect, useState } from 'react';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { useLane, useScenario } from '../store/hooks.ts';
import { askTheory } from '../worker/bounds/bounds-client.ts';
import type { Report } from '../worker/bounds/bounds-protocol.ts';

/** The theory beside a lane: on its way, there, or refused in a sentence. */
export type Theory =
  | { readonly state: 'running' }
  | { readonly state: 'working' }
  | { readonly state: 'done'; readonly report: Report | null }
  | { readonly state: 'failed'; readonly error: string };

/** Asks once the lane has run to the horizon, again when the run is another; a worker no longer needed is stopped. */
export function useTheory(letter: LaneLetter): Theory {
  const scenario = useScenario();
  const lane = useLane(letter);
  const records = lane?.run.status === 'done' ? lane.run.records : null;
  const [theory, setTheory] = useState<Theory>({ state: 'running' });
  useEffect(() => {
    if (!records || records.length !== scenario.horizon) {
      setTheory({ state: 'running' });
      return;
    }
    setTheory({ state: 'working' });
    const job = askTheory({ scenario, lane: letter }, records);
    let current = true;
    job.answer.then(
      (report) => current && setTheory({ state: 'done', report }),
      (error: Error) => current && setTheory({ state: 'failed', error: error.message }),
    );
    return () => {
      current = false;
      job.stop();
    };
  }, [scenario, letter, records]);
  return theory;
}
