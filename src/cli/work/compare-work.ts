import { isGiven, withoutGiven } from '../../engine/scenario/given-lanes.ts';
import { givenSentence } from '../../engine/scenario/given-sentence.ts';
import type { Backend, Scenario } from '../../index.ts';
import { fingerprintPlan } from '../../plan/keys.ts';
import type { Plan } from '../../plan/plan.ts';
import { comparisonCurvePoints } from '../../replicates/comparison/compare-runs.ts';
import type { MeasureId } from '../../replicates/comparison/measures.ts';
import { CliError } from '../io.ts';
import { COMPARISON_FORMATS, comparisonReports, laneName } from './comparison-report.ts';
import { laneSetting, requireMeasure } from './require-measure.ts';
import type { Work } from './work.ts';

export interface CompareOrder {
  readonly command: 'compare';
  readonly scenario: Scenario;
  readonly replicates: number;
  readonly of: MeasureId;
}

/** Throws CliError where there is nothing to compare, or a lane has no value of the measure. */
export function compareWork(order: CompareOrder, backend: Backend): Work {
  const { replicates, of } = order;
  const scenario = withoutGiven(order.scenario);
  if (scenario.lanes.length === 0)
    throw new CliError(
      order.scenario.lanes.length === 0
        ? 'lanes is empty; add at least one lane with an algorithm'
        : `no lane is left to compare. ${leftOut(order.scenario)}`,
    );
  requireMeasure(scenario, of, backend);
  const plan = planOf(scenario, replicates);
  const planKey = fingerprintPlan(plan, backend.name);
  return {
    ...{ id: 'compare', order, plan, planKey, formats: COMPARISON_FORMATS },
    ...comparisonReports({ scenario, of, planKey, linked: true }, backend),
  };
}

/** Which lanes are left out, and why; empty where none is. */
export const leftOut = ({ lanes }: Scenario): string => givenSentence(lanes.filter(isGiven).map(laneName));

function planOf(scenario: Scenario, replicates: number): Plan {
  const lanes = scenario.lanes.map(laneSetting);
  const curvePoints = comparisonCurvePoints(scenario.horizon, lanes.length, replicates);
  return { groups: [{ scenario, lanes, curvePoints }], replicates };
}
