import type { WorldSummary } from '../../../src/contracts/world-summary.ts';

/** Whether the user may change this world: not if the objective is fixed or every lane has its own clock. */
export const canBeRaised = ({ candidates, environment, secondsPerStep }: WorldSummary): boolean =>
  candidates.kind === 'grid' && environment === undefined && secondsPerStep === undefined;
