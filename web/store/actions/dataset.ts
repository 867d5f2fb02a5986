import type { DatasetTable, Lane, Scenario } from '../../../src/contracts/scenario.ts';
import { type FillRule, fillMissing } from '../../../src/data/fill.ts';
import { completeScenario } from '../../../src/engine/scenario/complete.ts';
import { longestHorizon } from '../../../src/engine/scenario/settings.ts';
import { dataset as spec } from '../../../src/objectives/dataset.ts';

import { lab } from '../store.ts';
import { openScenario } from './scenario.ts';
import { suitedLanes, tellReplaced } from './suited-lanes.ts';

/** Lanes that suit a table best: the comparison of the paper's data section. */
const LANES: readonly Lane[] = [
  { id: 'A', algorithm: 'et-gp-ucb', label: '', parameters: {} },
  { id: 'B', algorithm: 'tv-gp-ucb', label: '', parameters: {} },
  { id: 'C', algorithm: 'gp-ucb', label: '', parameters: {} },
];

/**
 * Makes a table the objective. The current lanes stay when at least two of them compare something;
 * otherwise the three lanes above are set.
 * @throws DataError when the fill rule cannot fill the table
 */
export function loadDataset(table: DatasetTable, fill: FillRule): void {
  fillMissing(table, fill);
  const before = lab.getState().scenario;
  openScenario(datasetScenario(before, table, fill), true);
  tellReplaced(before, spec);
}

/** The scenario with the table as its objective and the settings that suit it; a long table is not run to its end. */
function datasetScenario(
  { lanes, view, ...before }: Scenario,
  table: DatasetTable,
  fill: FillRule,
): Scenario {
  const { seed, replicate } = before;
  const suited = suitedLanes(lanes, spec);
  const parameters = fill === 'refuse' ? {} : { fill };
  const objective = { id: spec.id, parameters, dataset: table };
  return completeScenario(spec, {
    title: table.name.replace(/\.csv$/i, ''),
    seed,
    replicate,
    horizon: Math.min(spec.defaults.horizon, longestHorizon(objective)),
    objective,
    lanes: suited.length >= 2 ? suited : LANES,
    view: { lane: view.lane, regret: view.regret },
  });
}
