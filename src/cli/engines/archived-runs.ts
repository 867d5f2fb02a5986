import { archivedLab } from '../../archive/archived-lab.ts';
import { EngineError } from '../../archive/engine-error.ts';
import type { LabWorker } from '../../archive/lab-worker.ts';
import type { WorldStep } from '../../contracts/record.ts';
import type { LaneEnd, LaneSteps } from '../../engine/run-scenario.ts';
import type { Lane, Scenario } from '../../index.ts';
import { CliError, type Io } from '../io.ts';
import { wholeEngine } from './choice.ts';
import { startEngineThread } from './engine-thread.ts';

/** Runs of a scenario by the engine that it names, and what a figure marks. */
interface ArchivedRuns {
  readonly runs: readonly LaneSteps[];
  readonly backend: 'wasm' | 'ml-matrix';
  readonly changes: readonly number[];
  /** All records, as `widestRecords` takes them. */
  readonly records: readonly { readonly lane: Lane; readonly records: readonly WorldStep[] }[];
}

interface Wanted {
  readonly lanes: readonly Lane[];
  readonly replicates: number;
  readonly onStep: () => void;
}

/** Runs lanes to the horizon in a thread of the archived engine. @throws CliError where it is not here, or cannot run this */
export async function archivedRuns(scenario: Scenario, wanted: Wanted, io: Io): Promise<ArchivedRuns> {
  if (scenario.response)
    throw new CliError(
      'an archived engine answers by step of the world here: --engine today gives the queries',
    );
  const { engine, knows, worker } = wholeEngine(scenario.engine ?? '', io);
  const thread = startEngineThread(worker);
  try {
    return await allRuns(archivedLab(engine, knows, thread.line), scenario, wanted);
  } catch (error) {
    throw error instanceof EngineError ? new CliError(error.message) : error;
  } finally {
    thread.stop();
  }
}

async function allRuns(lab: LabWorker, scenario: Scenario, wanted: Wanted): Promise<ArchivedRuns> {
  const runs: LaneSteps[] = [];
  const records: { lane: Lane; records: WorldStep[] }[] = [];
  let changes: readonly number[] = [];
  for (let i = 0; i < wanted.replicates; i++) {
    const replicate = scenario.replicate + i;
    const { changePoints } = await lab.open({ ...scenario, replicate });
    if (i === 0) changes = changePoints;
    for (const lane of wanted.lanes) {
      const kept: WorldStep[] = [];
      const { fingerprint, marks } = await lab.runLane(
        lane.id,
        (batch) => {
          for (const record of batch.records) {
            kept.push(record);
            wanted.onStep();
          }
        },
        new AbortController().signal,
      );
      const waits = kept.length < scenario.horizon;
      records.push({ lane, records: kept });
      runs.push({ lane, replicate, records: given(kept, { fingerprint, marks, steps: kept.length, waits }) });
    }
  }
  return { runs, backend: await lab.backend(), changes, records };
}

function* given(records: readonly WorldStep[], end: LaneEnd): LaneSteps['records'] {
  yield* records;
  return end;
}
