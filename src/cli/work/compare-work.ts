import { isGiven, withoutGiven } from '../../engine/scenario/given-lanes.ts';
import { givenSentence } from '../../engine/scenario/given-sentence.ts';
import type { Backend, MeasureId, Scenario } from '../../index.ts';
import { fingerprintPlan } from '../../plan/keys.ts';
import type { Plan } from '../../plan/plan.ts';
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
  /** The step after which the lanes are compared; absent: the last. */
  readonly after?: number | undefined;
}

/** Throws CliError where there is nothing to compare, or a lane has no value of the measure. */
export function compareWork(order: CompareOrder, backend: Backend): Work {
  const { replicates, of, after } = order;
  const scenario = withoutGiven(order.scenario);
  if (scenario.lanes.length === 0)
    throw new CliError(
      order.scenario.lanes.length === 0
        ? 'lanes is empty; add at least one lane with an algorithm'
        : `no lane is left to compare. ${leftOut(order.scenario)}`,
    );
  requireMeasure(scenario, of, backend, after);
  // As the comparison's link says, so that whoever opens the link comes to the same plan.
  const linked = { ...scenario, view: { ...scenario.view, seeds: replicates } };
  const plan = replicatesPlan(linked, replicates);
  requireSteps(plan, after);
  const planKey = fingerprintPlan(plan, backend.name);
  return {
    ...{ id: 'compare', order, plan, planKey, formats: COMPARISON_FORMATS },
    ...comparisonReports({ scenario, of, after, planKey, linked: true }, backend),
  };
}

/** Throws CliError where the regret after that step is not kept. */
function requireSteps({ groups: [{ scenario, curvePoints }] }: Plan, after: number | undefined): void {
  const { horizon } = scenario;
  if (after === undefined || after === horizon) return;
  if (after > horizon) throw new CliError(`--after must be at most ${horizon}, the last step; got ${after}`);
  if (curvePoints < horizon)
    throw new CliError(
      `--after ${after}: of so many runs only the regret after the last step is kept; ask for fewer replicates`,
    );
}

/** Which lanes are left out, and why; empty where none is. */
export const leftOut = ({ lanes }: Scenario): string => givenSentence(lanes.filter(isGiven).map(titleOfLane));
