import type { DatasetTable, Scenario } from '../../contracts/scenario.ts';
import { parseScenario } from '../../engine/scenario/validate.ts';
import { mean } from '../../math/mean.ts';
import { dataset } from '../../objectives/own/dataset.ts';
import { resolveParameters } from '../../parameters/resolve.ts';
import { type Claim, withReason } from '../report/claims.ts';
import { averageRegret, sideQueryCount } from '../report/measures.ts';
import { belowAll, ordered } from '../report/order-claims.ts';
import { judgeOrder, testPair } from '../report/order-verdict.ts';
import type { Design, Experiment } from '../spec.ts';
import {
  CURVE_POINTS,
  firstHalfRegret,
  SPARQ,
  SPARQ_BASELINES,
  SPARQ_SETTING,
  STATIC,
  sparqLanes,
} from './lanes.ts';

/** Σ max |f_{t+1} − f_t| over the rows that are run, to one decimal: the budget that the objective uses up. */
export function tableVariation({ objective, model, horizon }: Scenario): number {
  const { dataset: table, parameters } = objective;
  if (!table) throw new RangeError('a scenario without a table has no rows to compare');
  const { objective: rows } = dataset.create(table, resolveParameters(dataset.parameters, parameters), model);
  let sum = 0;
  for (let t = 1; t < horizon; t++) {
    const before = rows.valuesAt(t);
    sum += rows
      .valuesAt(t + 1)
      .reduce((most, value, arm) => Math.max(most, Math.abs(value - before[arm])), 0);
  }
  return Math.round(10 * sum) / 10;
}

/** As for ET's Fig. 6: as far apart as means may lie that a paper calls comparable. */
const NEAR = 0.1;
const TIME_VARYING = SPARQ_BASELINES.filter((row) => row !== STATIC);

/** The paper's second sentence on the figure. */
const alikeWithoutExpert = (column: string): Claim =>
  withReason(
    {
      text: `GP-UCB achieves performance comparable to its time-varying counterparts: mean regret within ${100 * NEAR} % of each of the four (a limit of ours)`,
      check({ values, level }) {
        const regret = (row: string) => values(row, column, averageRegret.id);
        const scaled = (row: string, factor: number) => regret(row).map((value) => factor * value);
        const pairs = TIME_VARYING.flatMap((row) => [
          testPair(regret(STATIC), scaled(row, 1 + NEAR)),
          testPair(scaled(row, 1 - NEAR), regret(STATIC)),
        ]);
        const shares = TIME_VARYING.map(
          (row) => `${((100 * mean(regret(STATIC))) / mean(regret(row))).toFixed(1)} % of ${row}’s`,
        );
        return {
          ...judgeOrder(pairs, level),
          detail: `GP-UCB has ${shares.join(', ')}`,
        };
      },
    },
    'Two years may say what 42 days do not. Tried: this table.',
  );

function design(table: DatasetTable): Design {
  const scenario = parseScenario({
    title: table.name,
    seed: 1,
    objective: { id: 'dataset', dataset: table, parameters: { fill: 'linear' } },
    noiseVariance: 0.01,
    lanes: [],
  });
  const budget = tableVariation(scenario);
  return {
    setting: [
      `Table ${table.name}: ${table.arms.length} arms; the first ${table.values.length - scenario.horizon} rows set the z-score and the empirical kernel, the last ${scenario.horizon} are run; missing cells are filled linearly in time. Noise σ_n² = 0.01.`,
      ...SPARQ_SETTING,
      `B_T = ${budget}: Σ max |f_{t+1} − f_t| over the rows run, in standard deviations of an arm. Replicates differ in noise, first query and chain only. The paper used two years of these 28 stations and prints no numbers.`,
    ],
    columns: [{ name: table.name, scenario, lanes: sparqLanes(budget) }],
    measures: [{ measure: averageRegret }, { measure: firstHalfRegret }, { measure: sideQueryCount }],
    curvePoints: Math.min(CURVE_POINTS, scenario.horizon),
    claims: [
      ordered({
        text: 'SparQ-GP-UCB has significantly lower regret than all others',
        measure: averageRegret.id,
        columns: [table.name],
        pairs: belowAll(SPARQ, SPARQ_BASELINES),
      }),
      alikeWithoutExpert(table.name),
    ],
  };
}

export const sparqOzone: Experiment = {
  id: 'sparq-ozone',
  title: 'Ozone over New York: find the worst station of the day',
  source: 'SparQ-GP-UCB paper, §4.2 and Fig. 2',
  runs: 40,
  otherData: {
    says: 'Recorded on 42 days of one summer at the paper’s 28 stations, where the paper has two years: a verdict here is on these days.',
  },
  design,
};
