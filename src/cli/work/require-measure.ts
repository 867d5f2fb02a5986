import type { Backend, Lane, Scenario } from '../../index.ts';
import { runJob } from '../../plan/run-job.ts';
import { type MeasureId, measureById } from '../../replicates/comparison/measures.ts';
import { CliError } from '../io.ts';

/** The lane as a plan has it, without its label, which no result depends on. */
export const laneSetting = ({ id, label: _, ...setup }: Lane) => ({ lane: id, ...setup });

/** Throws CliError where a lane has no value of the measure: one step shows it, before hours of them. */
export function requireMeasure(scenario: Scenario, of: MeasureId, backend: Backend): void {
  if (of !== 'f1') return;
  const short = { ...scenario, horizon: 1, initialDesign: { points: 0 } };
  const first = runJob({ scenario: short, lanes: short.lanes.map(laneSetting), curvePoints: 0 }, 0, backend);
  const measure = measureById(of);
  const without = scenario.lanes.find((_, i) => measure.value(first[i], 1) === null);
  if (without)
    throw new CliError(`--of ${of}: lane ${without.id} has no ${measure.short}; it does not classify`);
}
