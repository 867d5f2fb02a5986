import { createWorld } from '../../engine/world.ts';
import type { Backend } from '../../gp/backend.ts';
import { fingerprintPlan } from '../../plan/keys.ts';
import type { JobResult, Plan } from '../../plan/plan.ts';
import type { Design, Experiment } from '../spec.ts';
import { createReport, type Report } from './report.ts';
import { tabulate } from './tabulate.ts';

/** An experiment on its way: its work, and the report that follows from the work's results, whoever did it. */
interface Reproduction {
  readonly plan: Plan;
  /** @param results in the order of `jobsOf` */
  readonly report: (results: readonly JobResult[]) => Report;
}

/**
 * @param runs replicates, 2 or more
 * @param backend on which the work is going to be done
 */
export function reproduction(
  experiment: Experiment,
  design: Design,
  runs: number,
  backend: Backend,
): Reproduction {
  const tabulation = tabulate(design, runs);
  const { plan } = tabulation;
  return {
    plan,
    report: (results) =>
      createReport({
        ...{ experiment, design, tabulation, results, backend: backend.name },
        planKey: fingerprintPlan(plan, backend.name),
      }),
  };
}

/** Tables with faults are refused before any work is done or any file touched. Throws ObjectiveError. */
export function refuseUnrunnable({ groups }: Plan, backend: Backend): void {
  for (const { scenario } of groups) if (scenario.objective.dataset) createWorld(scenario, backend);
}
