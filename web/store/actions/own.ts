import { LANE_LETTERS, type Lane, type Scenario } from '../../../src/contracts/scenario.ts';
import { completeScenario } from '../../../src/engine/scenario/complete.ts';
import { algorithmById, objectiveById } from '../../registry/known.ts';
import { lab } from '../store.ts';
import { openScenario } from './scenario.ts';
import { suitedLanes, tellReplaced } from './suited-lanes.ts';

/** A custom objective that a tab of the editor puts in the lanes. */
interface OwnObjective {
  readonly title: string;
  readonly objective: Scenario['objective'];
  /** Absent: the objective's default. */
  readonly noiseVariance?: number;
  readonly horizon?: number;
  readonly pointsPerDimension?: number;
}

/**
 * Runs a custom objective and closes the editor. Seed and lanes stay, except lanes that cannot run on it; if
 * no lane uses its environment, one that does is added. The lanes' model stays if the objective is of the
 * same kind. One undo entry.
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
    // In an environment the lanes' answers matter, so these are shown first.
    view: { lane: view.lane, regret: spec.environment ? 'answer' : view.regret },
  });
  openScenario(scenario, true);
  tellReplaced(before, spec);
}

/** Algorithm added for an environment. */
const FOR_ENVIRONMENTS = 'bpt-ucb';

function withEnvironmentLane(lanes: readonly Lane[]): (Omit<Lane, 'id'> & Partial<Lane>)[] {
  const there = lanes.some(({ algorithm }) => algorithmById(algorithm)?.needs === 'environment');
  const room = lanes.length < LANE_LETTERS.length;
  const lane = { algorithm: FOR_ENVIRONMENTS, label: '', parameters: {} };
  return there || !room ? [...lanes] : [...lanes, lane];
}
