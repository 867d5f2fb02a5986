import type { StepRecord } from '../contracts/record.ts';
import type { Lane, Scenario } from '../contracts/scenario.ts';
import type { Backend } from '../gp/backend.ts';
import { createFingerprint } from './fingerprint.ts';
import { openLane } from './lane/open-lane.ts';
import { createWorld, type World } from './world.ts';

export interface RunOptions {
  /** The lanes to run; all when absent. */
  readonly lanes?: readonly Lane[];
  /** Last step; the horizon when absent. */
  readonly to?: number;
  /** Number of replicates, numbered from the scenario's own; 1 when absent. */
  readonly replicates?: number;
  /** Called after every step of every run. */
  readonly onStep?: () => void;
}

/** One lane of one replicate, run to the end or to where it waits. */
export interface LaneRun {
  readonly lane: Lane;
  readonly replicate: number;
  readonly records: readonly StepRecord[];
  readonly fingerprint: string;
  /** Two letters for each record (`Fingerprint.mark`). */
  readonly marks: string;
  /** The lane stopped before the last step wanted: it waits for its next choice. */
  readonly waits: boolean;
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
  const { lanes = scenario.lanes, replicates = 1 } = options;
  for (let replicate = scenario.replicate; replicate < scenario.replicate + replicates; replicate++) {
    const world = createWorld(scenario, backend, replicate);
    for (const lane of lanes) yield { lane, replicate, ...runLane(scenario, lane, world, backend, options) };
  }
}

function runLane(
  scenario: Scenario,
  lane: Lane,
  world: World,
  backend: Backend,
  { to = scenario.horizon, onStep }: RunOptions,
): Omit<LaneRun, 'lane' | 'replicate'> {
  const session = openLane(scenario, lane, world, backend);
  const fingerprint = createFingerprint(backend.name);
  const marks: string[] = [];
  try {
    while (session.t < to && !session.waits) {
      fingerprint.add(session.step());
      marks.push(fingerprint.mark());
      onStep?.();
    }
    const { records, t } = session;
    return { records, fingerprint: fingerprint.digest(), marks: marks.join(''), waits: t < to };
  } finally {
    session.dispose();
  }
}
