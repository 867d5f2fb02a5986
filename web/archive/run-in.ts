import { useEffect, useState } from 'react';
import type { LaneDone } from '../../src/contracts/lane-news.ts';
import type { WorldStep } from '../../src/contracts/record.ts';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { isAbort } from '../worker/abort.ts';
import { startWorker } from '../worker/pool/browser-client.ts';

/** A lane as an engine has run it. */
interface EngineLane extends Pick<LaneDone, 'fingerprint'> {
  readonly records: readonly WorldStep[];
}

export interface EngineRun {
  readonly world: WorldSummary;
  readonly lanes: Readonly<Partial<Record<LaneLetter, EngineLane>>>;
}

/** A run in an engine: under way, done, or refused in a sentence. */
export type RunIn =
  | { readonly state: 'working'; readonly percent: number }
  | { readonly state: 'done'; readonly run: EngineRun }
  | { readonly state: 'failed'; readonly error: string };

/** Runs all lanes of a scenario in the engine that it names, in a worker of its own, which ends with them or with the signal. */
async function runIn(
  scenario: Scenario,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<EngineRun> {
  const member = startWorker();
  signal.addEventListener('abort', member.stop);
  try {
    const world = await member.lab.open(scenario);
    const all = scenario.lanes.length * scenario.horizon;
    let made = 0;
    const lanes: Partial<Record<LaneLetter, EngineLane>> = {};
    for (const { id } of scenario.lanes) {
      const records: WorldStep[] = [];
      let arrived = () => {};
      const { fingerprint, marks } = await member.lab.runLane(
        id,
        (batch) => {
          for (const record of batch.records) records.push(record);
          made += batch.records.length;
          onPercent(Math.floor((100 * made) / all));
          arrived();
        },
        signal,
      );
      // Batches and the end come by ways of their own, and the last batch may be the later one. Two marks a record.
      while (records.length < marks.length / 2)
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
      // The first contract has no marks: what was sent before the end arrives within a turn or two.
      if (marks === '') await new Promise((resolve) => setTimeout(resolve, 20));
      lanes[id] = { fingerprint, records };
    }
    return { world, lanes };
  } finally {
    member.stop();
  }
}

/** The same for as long as the component is drawn. */
export function useRunIn(scenario: Scenario): RunIn {
  const [state, setState] = useState<RunIn>({ state: 'working', percent: 0 });
  useEffect(() => {
    const controller = new AbortController();
    const tell = (next: RunIn) => {
      if (!controller.signal.aborted) setState(next);
    };
    tell({ state: 'working', percent: 0 });
    let ended = false;
    runIn(scenario, controller.signal, (percent) => ended || tell({ state: 'working', percent })).then(
      (run) => {
        ended = true;
        tell({ state: 'done', run });
      },
      (error) => isAbort(error) || tell({ state: 'failed', error: messageOf(error) }),
    );
    return () => controller.abort();
  }, [scenario]);
  return state;
}
