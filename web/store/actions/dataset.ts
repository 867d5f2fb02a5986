import type { DatasetTable, Lane, Scenario } from '../../../src/contracts/scenario.ts';
import { type FillRule, fillMissing } from '../../../src/data/fill.ts';
import { fittingRegretView } from '../../../src/engine/scenario/regret-view.ts';
import { dataset as spec, trainingRowCount } from '../../../src/objectives/dataset.ts';

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

/** The scenario with the table as its objective and the settings that suit it. */
function datasetScenario(scenario: Scenario, table: DatasetTable, fill: FillRule): Scenario {
  const rows = table.values.length;
  const steps = rows - trainingRowCount(rows, 0);
  const suited = suitedLanes(scenario.lanes, spec);
  const lanes = suited.length >= 2 ? suited : LANES;
  const kept = lanes.find(({ id }) => id === scenario.view.lane) ?? lanes[0];
  const { noiseVariance, pointsPerDimension, model } = spec.defaults;
  return {
    ...scenario,
    title: table.name.replace(/\.csv$/i, ''),
    horizon: Math.max(1, Math.min(spec.defaults.horizon, steps)),
    noiseVariance,
    objective: { id: spec.id, parameters: fill === 'refuse' ? {} : { fill }, dataset: table },
    grid: { pointsPerDimension },
    initialDesign: { points: 0 },
    model: { ...model, lengthscale: null, signalVariance: null },
    lanes,
    view: { step: 1, lane: kept.id, regret: fittingRegretView(scenario.view.regret, spec) },
  };
}
