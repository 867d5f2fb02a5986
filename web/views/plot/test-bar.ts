import type { StepRecord } from '../../../src/contracts/record.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import { testSaid } from '../../readings/lane.ts';

/** The test drawn at x_t: a pale bar μ ± κ and a strong line from μ to y_t; heights in px. */
export interface TestBar {
  readonly barTop: number;
  readonly barBottom: number;
  readonly mean: number;
  readonly observed: number;
  /** Whether the test may reset at this step. */
  readonly active: boolean;
  readonly fired: boolean;
}

/** null if the lane has no test, or one whose ψ is not the distance |y − μ| and cannot be drawn here. */
export function testBar(record: StepRecord, y: Scale): TestBar | null {
  const { mean } = record;
  const said = testSaid(record);
  if (!said || mean === null) return null;
  const { psi, kappa } = said;
  if (Math.abs(psi - Math.abs(record.y - mean)) > 1e-9 * (1 + psi)) return null;
  return {
    barTop: y(mean + kappa),
    barBottom: y(mean - kappa),
    mean: y(mean),
    observed: y(record.y),
    active: record.testActive ?? true,
    fired: record.reset && record.reason === 'event',
  };
}
