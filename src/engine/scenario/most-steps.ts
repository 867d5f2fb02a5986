import type { Scenario } from '../../contracts/scenario.ts';
import { responseSeconds } from '../../policy/response-time.ts';

/**
 * Most steps that a lane makes: the horizon; where the world moves while it computes, as many queries as fit between 0 and
 * the end when every response is as short as with nothing held.
 */
export function mostSteps({ horizon, response }: Pick<Scenario, 'horizon' | 'response'>): number {
  if (!response) return horizon;
  return Math.ceil((horizon * response.frame) / responseSeconds(response, 0)) + 1;
}
