import type { DatasetTable, Lane, Scenario } from '../../../src/contracts/scenario.ts';
import { completeScenario } from '../../../src/engine/scenario/complete.ts';
import { longestHorizon } from '../../../src/engine/scenario/settings.ts';
import { DATASET as spec } from '../../../src/objectives/own/dataset.about.ts';
import type { ParamValues } from '../../../src/parameters/spec.ts';
import { lab } from '../store.ts';
import { withParameter } from './parameters.ts';
import { openScenario } from './scenario.ts';
import { suitedLanes, tellReplaced } from './suited-lanes.ts';

/** Lanes that suit a table: the comparison in the paper's section on data. */
const LANES: readonly Lane[] = [
  { id: 'A', algorithm: 'et-gp-ucb', label: '', parameters: {} },
  { id: 'B', algorithm: 'tv-gp-ucb', label: '', parameters: {} },
  { id: 'C', algorithm: 'gp-ucb', label: '', parameters: {} },
];

/**
 * Makes a table the objective, read as `parameters` say. The current lanes stay if at least two of them can
 * be compared; otherwise the three lanes above are set.
 */
export function loadDataset(
  table: DatasetTable,
  reading: Readonly<Record<string, string | number>>,
  title: string,
): void {
  const before = lab.getState().scenario;
  const parameters = Object.entries(reading).reduce<ParamValues>(
    (values, [id, value]) => withParameter(spec.parameters, values, id, value),
    {},
  );
  openScenario(datasetScenario(before, table, parameters, title), true);
  tellReplaced(before, spec);
}

/**
 * The scenario with the table as its objective and settings that suit it; the horizon of a long table ends
 * before the table.
 */
function datasetScenario(
  { lanes, view, ...before }: Scenario,
  table: DatasetTable,
  parameters: ParamValues,
  title: string,
): Scenario {
  const { seed, replicate } = before;
  const suited = suitedLanes(lanes, spec);
  const objective = { id: spec.id, parameters, dataset: table };
  return completeScenario(spec, {
    title,
    seed,
    replicate,
    horizon: Math.min(spec.defaults.horizon, longestHorizon(objective)),
    objective,
    lanes: suited.length >= 2 ? suited : LANES,
    view: { lane: view.lane, regret: view.regret },
  });
}
