import type { WorldSummary } from '../../../src/contracts/world-summary.ts';

/** Whether somebody may act upon this world: not where the objective stands still or every lane has its own clock. */
export const canBeRaised = ({ candidates, environment, secondsPerStep }: WorldSummary): boolean =>
  candidates.kind === 'grid' && environment === undefined && secondsPerStep === undefined;
