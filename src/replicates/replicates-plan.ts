import type { Scenario } from '../contracts/scenario.ts';
import { type Plan, settingOf } from '../plan/plan.ts';

/** The lanes of a scenario over replicates, with every step's regret as long as memory holds it. */
export function replicatesPlan(scenario: Scenario, replicates: number): Plan {
  const lanes = scenario.lanes.map(settingOf);
  const curvePoints = comparisonCurvePoints(scenario.horizon, lanes.length, replicates);
  return { groups: [{ scenario, lanes, curvePoints }], replicates };
}

/** More numbers than this are not kept for the curves of a comparison. */
const MOST_CURVE_NUMBERS = 6_000_000;

/** Points of a curve that a comparison keeps of every lane and replicate: every step, or none where that is too much. */
export function comparisonCurvePoints(horizon: number, lanes: number, replicates: number): number {
  return horizon * lanes * replicates <= MOST_CURVE_NUMBERS ? horizon : 0;
}
