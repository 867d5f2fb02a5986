import type { Scenario } from '../contracts/scenario.ts';
import { encodeLink } from '../engine/link/link.ts';
import type { RunComparison } from '../replicates/comparison/compare-runs.ts';
import { comparedByText } from '../replicates/comparison/compared-by.ts';

/**
 * The end of an address that opens a comparison, with the whole scenario in it, so that a paper which cites it does not depend on
 * what a scene of that name is later: "#compare/of=average&after=140/v2.…".
 */
export function comparisonLink(
  scenario: Scenario,
  { measure, replicates, horizon }: Pick<RunComparison, 'measure' | 'replicates' | 'horizon'>,
): string {
  // A first visit hides what is to come; whoever follows a citation is to see it.
  const { hide: _, ...view } = scenario.view;
  const by = comparedByText({ measure, step: horizon < scenario.horizon ? horizon : null });
  const link = encodeLink({ ...scenario, view: { ...view, seeds: replicates } });
  return ['#compare', by, link].filter(Boolean).join('/');
}
