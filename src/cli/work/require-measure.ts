import { archivedEngine, unpinned } from '../../archive/archive.ts';
import { worldKey } from '../../engine/scenario/run-key.ts';
import { abruptChanges } from '../../engine/world.ts';
import { type Backend, createWorld, type MeasureId, type Scenario } from '../../index.ts';
import { settingOf } from '../../plan/plan.ts';
import { runJob } from '../../plan/run-job.ts';
import { measureById } from '../../replicates/comparison/measures.ts';
import { CliError } from '../io.ts';

/**
 * Throws CliError where a lane has no value of the measure, before hours of steps.
 * @param after the step after which it is asked for
 */
export function requireMeasure(
  asked: Scenario,
  of: MeasureId,
  backend: Backend,
  after: number = asked.horizon,
): void {
  requireKept(asked, of);
  const scenario = unpinned(asked);
  if (of === 'f1') requireScores(scenario, of, backend);
  if (of === 'per-query' && !scenario.response)
    throw new CliError(
      '--of per-query: the world waits for every query here, so regret per query is --of average; only with response times do they differ',
    );
  if (DIVIDED.includes(of)) requireChanges(scenario, of, backend, after);
}

/** What replicates of the first contract hold. */
const KEPT_BY_1: readonly MeasureId[] = ['total', 'average', 'resets'];

function requireKept({ engine }: Scenario, of: MeasureId): void {
  if (engine !== undefined && archivedEngine(engine)?.contract === 1 && !KEPT_BY_1.includes(of))
    throw new CliError(
      `--of ${of}: engine ${engine} does not keep the ${measureById(of).short} of a replicate; it has ${KEPT_BY_1.join(', ')}, --engine today has all`,
    );
}

/** What decides whether a scenario's lanes have a value of the measure: one scenario of each kind need be asked. */
export const measureKind = (scenario: Scenario, of: MeasureId): string =>
  DIVIDED.includes(of) ? worldKey(withoutDraws(scenario)) : lanesKey(scenario);

/** What the steps at which f changes do not depend on is the same. */
const withoutDraws = (scenario: Scenario): Scenario => ({
  ...scenario,
  ...{ seed: 0, replicate: 0, noiseVariance: 1 },
  ...{ grid: { pointsPerDimension: 1 }, initialDesign: { points: 0 } },
});

const lanesKey = ({ objective, response, lanes }: Scenario) =>
  [objective.id, response !== undefined, ...lanes.map(({ algorithm }) => algorithm)].join(' ');

/** Measures of a run that abrupt changes divide. */
const DIVIDED: readonly MeasureId[] = ['offline', 'before-change'];

function requireChanges(scenario: Scenario, of: MeasureId, backend: Backend, steps: number): void {
  const { response } = scenario;
  const world = createWorld(scenario, backend);
  if (abruptChanges(world, steps).length > 0) return;
  const why =
    world.evaluation || response
      ? 'the world moves on by the second, and a step is no evaluation'
      : `the objective has no abrupt change within ${steps} steps: it stands still, or drifts at every one`;
  throw new CliError(`--of ${of}: no ${measureById(of).short} here; ${why}`);
}

/** One step shows it. */
function requireScores(scenario: Scenario, of: MeasureId, backend: Backend): void {
  const short = { ...scenario, horizon: 1, initialDesign: { points: 0 } };
  const first = runJob({ scenario: short, lanes: short.lanes.map(settingOf), curvePoints: 0 }, 0, backend);
  const measure = measureById(of);
  const without = scenario.lanes.find((_, i) => measure.value(first[i], 1) === null);
  if (without)
    throw new CliError(`--of ${of}: lane ${without.id} has no ${measure.short}; it does not classify`);
}
