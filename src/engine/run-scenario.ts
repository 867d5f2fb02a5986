import type { StepRecord } from '../contracts/record.ts';
import { LANE_LETTERS, type Lane, type Scenario } from '../contracts/scenario.ts';
import type { Backend } from '../gp/backend.ts';
import { mostSteps } from '../policy/response-time.ts';
import { ProgramError } from '../program/program-error.ts';
import { widestRecords } from './export.ts';
import { createFingerprint } from './fingerprint.ts';
import { openLane } from './lane/open-lane.ts';
import { engineOf } from './modules.ts';
import { createWorld, type World } from './world.ts';

export interface RunOptions {
  /** The lanes to run; all when absent. */
  readonly lanes?: readonly Lane[];
  /** Last step; that of the run when absent. */
  readonly to?: number;
  /** Number of replicates, numbered from the scenario's own; 1 when absent. */
  readonly replicates?: number;
  /** Called after every step of every run. */
  readonly onStep?: () => void;
}

/** What a run yields after its last step. */
export interface LaneEnd {
  readonly fingerprint: string;
  /** Two letters for each record (`Fingerprint.mark`); empty where marks were not requested. */
  readonly marks: string;
  /** Number of records. */
  readonly steps: number;
  /** The lane stopped before the last step requested: it waits for its next choice. */
  readonly waits: boolean;
}

/** One lane of one replicate, to be run: a step is computed when its record is requested, and none is kept. */
export interface LaneSteps {
  readonly lane: Lane;
  readonly replicate: number;
  /** Can be iterated only once. */
  readonly records: Generator<StepRecord, LaneEnd>;
}

/** One lane of one replicate, run to the end or to where it waits. */
export interface LaneRun extends Omit<LaneEnd, 'steps'> {
  readonly lane: Lane;
  readonly replicate: number;
  readonly records: readonly StepRecord[];
}

/**
 * Runs a valid scenario, lane by lane within each replicate; all lanes of a replicate share one world.
 * The first one is the run that the page shows. Each run is yielded as soon as it is done.
 */
export function* runScenario(
  scenario: Scenario,
  backend: Backend,
  options: RunOptions = {},
): Generator<LaneRun> {
  for (const { lane, replicate, records } of streamScenario(scenario, backend, { ...options, marks: true })) {
    const kept: StepRecord[] = [];
    let next = records.next();
    for (; !next.done; next = records.next()) kept.push(next.value);
    const { fingerprint, marks, waits } = next.value;
    yield { lane, replicate, records: kept, fingerprint, marks, waits };
  }
}

/**
 * The same runs, record by record: memory is only needed for what the lane holds, however long the run.
 * @param options `marks`: whether marks are computed
 */
export function* streamScenario(
  scenario: Scenario,
  backend: Backend,
  options: RunOptions & { readonly marks?: boolean } = {},
): Generator<LaneSteps> {
  const { lanes = scenario.lanes, replicates = 1 } = options;
  for (let replicate = scenario.replicate; replicate < scenario.replicate + replicates; replicate++) {
    const world = createWorld(scenario, backend, replicate);
    for (const lane of lanes)
      yield { lane, replicate, records: namedSteps(scenario, lane, world, backend, options) };
  }
}

/** The steps of a lane; what is wrong with a custom algorithm is said of its lane. */
function* namedSteps(...given: Parameters<typeof laneSteps>): LaneSteps['records'] {
  try {
    return yield* laneSteps(...given);
  } catch (error) {
    const [{ lanes }, lane] = given;
    const letter = LANE_LETTERS[lanes.indexOf(lane)];
    if (!(error instanceof ProgramError) || letter === undefined) throw error;
    throw new ProgramError(`Lane ${letter}: ${error.message}`, { cause: error });
  }
}

function* laneSteps(
  scenario: Scenario,
  lane: Lane,
  world: World,
  backend: Backend,
  { to = mostSteps(scenario), onStep, marks: marked = false }: RunOptions & { readonly marks?: boolean },
): LaneSteps['records'] {
  const session = openLane({ ...scenario, forgets: true }, lane, world, backend);
  const engine = engineOf([{ objective: scenario.objective, algorithms: [lane.algorithm] }]);
  const fingerprint = createFingerprint(backend.name, engine);
  const marks: string[] = [];
  try {
    while (session.t < to && !session.waits && !session.ended) {
      const record = session.step();
      fingerprint.add(record);
      if (marked) marks.push(fingerprint.mark());
      onStep?.();
      yield record;
    }
    const { t } = session;
    return {
      fingerprint: fingerprint.digest(),
      marks: marks.join(''),
      steps: t,
      waits: session.waits && t < to,
    };
  } finally {
    session.dispose();
  }
}

/** The widest record of each lane that has one; the columns of a table follow from these. */
export function columnSamples(scenario: Scenario, lanes: readonly Lane[], backend: Backend): StepRecord[] {
  return [...runScenario(scenario, backend, { lanes, to: 1 })].flatMap((run) => widestRecords([run]));
}
