import { LANE_LETTERS, type Lane, type Scenario } from '../../../src/contracts/scenario.ts';
import { completeScenario } from '../../../src/engine/scenario/complete.ts';
import { algorithmById, objectiveById } from '../../registry/known.ts';
import { lab } from '../store.ts';
import { openScenario } from './scenario.ts';
import { suitedLanes, tellReplaced } from './suited-lanes.ts';

/** What a tab of the editor hands to the lanes. */
export interface OwnObjective {
  readonly title: string;
  readonly objective: Scenario['objective'];
  /** Absent: the objective's default. */
  readonly noiseVariance?: number;
  readonly horizon?: number;
  readonly pointsPerDimension?: number;
}

/**
 * Makes a custom objective the run; the editor gives way to it. Seed and lanes stay, but for lanes that cannot run on
 * it; to lanes that know nothing of an environment comes one that does. What the lanes believe stays where the objective is of the kind there was. One undo entry.
 */
export function putInLanes(own: OwnObjective): void {
  const spec = objectiveById(own.objective.id);
  if (!spec) return;
  const { scenario: before } = lab.getState();
  const { seed, replicate, model, lanes, view } = before;
  const { pointsPerDimension } = own;
  const scenario = completeScenario(spec, {
    ...own,
    ...{ seed, replicate },
    ...(pointsPerDimension && { grid: { pointsPerDimension } }),
    ...(own.objective.id === before.objective.id && { model }),
    lanes: spec.environment ? withEnvironmentLane(lanes) : suitedLanes(lanes, spec),
    // An environment is about answers, so they are what is read first.
    view: { lane: view.lane, regret: spec.environment ? 'answer' : view.regret },
  });
  openScenario(scenario, true);
  tellReplaced(before, spec);
}

/** What asks what an environment asks. */
const FOR_ENVIRONMENTS = 'bpt-ucb';

function withEnvironmentLane(lanes: readonly Lane[]): (Omit<Lane, 'id'> & Partial<Lane>)[] {
  const there = lanes.some(({ algorithm }) => algorithmById(algorithm)?.needs === 'environment');
  const room = lanes.length < LANE_LETTERS.length;
  const lane = { algorithm: FOR_ENVIRONMENTS, label: '', parameters: {} };
  return there || !room ? [...lanes] : [...lanes, lane];
}
