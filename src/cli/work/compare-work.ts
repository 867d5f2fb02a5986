import { isGiven, withoutGiven } from '../../engine/scenario/given-lanes.ts';
import { givenSentence } from '../../engine/scenario/given-sentence.ts';
import type { Backend, MeasureId, Scenario } from '../../index.ts';
import { fingerprintPlan } from '../../plan/keys.ts';
import { titleOfLane } from '../../replicates/comparison/compare-replicates.ts';
import { replicatesPlan } from '../../replicates/replicates-plan.ts';
import { CliError } from '../io.ts';
import { COMPARISON_FORMATS, comparisonReports } from './comparison-report.ts';
import { requireMeasure } from './require-measure.ts';
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
  // As the comparison's link says, so that whoever opens the link comes to the same plan.
  const linked = { ...scenario, view: { ...scenario.view, seeds: replicates } };
  const plan = replicatesPlan(linked, replicates);
  const planKey = fingerprintPlan(plan, backend.name);
  return {
    ...{ id: 'compare', order, plan, planKey, formats: COMPARISON_FORMATS },
    ...comparisonReports({ scenario, of, planKey, linked: true }, backend),
  };
}

/** Which lanes are left out, and why; empty where none is. */
export const leftOut = ({ lanes }: Scenario): string => givenSentence(lanes.filter(isGiven).map(titleOfLane));
