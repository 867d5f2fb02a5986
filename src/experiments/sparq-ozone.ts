import type { DatasetTable } from '../contracts/scenario.ts';
import { parseScenario } from '../engine/scenario/validate.ts';
import {
  CURVE_POINTS,
  firstHalfRegret,
  SPARQ,
  SPARQ_BASELINES,
  SPARQ_SETTING,
  sparqLanes,
} from './lanes/sparq-lanes.ts';
import { belowAll, ordered } from './report/claims.ts';
import { averageRegret, sideQueryCount } from './report/measures.ts';
import type { Design, Experiment } from './spec.ts';

/** Variation allowed per step: half a standard deviation of an arm. */
const BUDGET_A_STEP = 0.5;

function design(table: DatasetTable): Design {
  const scenario = parseScenario({
    title: table.name,
    seed: 1,
    objective: { id: 'dataset', dataset: table, parameters: { fill: 'linear' } },
    noiseVariance: 0.01,
    lanes: [],
  });
  return {
    setting: [
      `Table ${table.name}: ${table.arms.length} arms; the first ${table.values.length - scenario.horizon} rows set the z-score and the empirical kernel, the last ${scenario.horizon} are run; missing cells are filled linearly in time. Noise σ_n² = 0.01.`,
      ...SPARQ_SETTING,
      `B_T = ${BUDGET_A_STEP} T. Replicates differ in noise, first query and chain only. The paper used two years of these 28 stations and prints no numbers.`,
    ],
    columns: [{ name: table.name, scenario, lanes: sparqLanes(BUDGET_A_STEP * scenario.horizon) }],
    measures: [{ measure: averageRegret }, { measure: firstHalfRegret }, { measure: sideQueryCount }],
    curvePoints: Math.min(CURVE_POINTS, scenario.horizon),
    claims: [
      ordered({
        text: 'SparQ-GP-UCB has significantly lower regret than all others',
        measure: averageRegret.id,
        columns: [table.name],
        pairs: belowAll(SPARQ, SPARQ_BASELINES),
        errors: 2,
      }),
    ],
  };
}

export const sparqOzone: Experiment = {
  id: 'sparq-ozone',
  title: 'Ozone over New York: find the worst station of the day',
  source: 'SparQ-GP-UCB paper, §4.2 and Fig. 2',
  runs: 40,
  design,
};
