import type { View } from '../../contracts/scenario.ts';

/**
 * The reading of the regret panel for an objective: the requested one if it exists; by default the regret of the
 * answer where there is an environment, else the total. Answers and F1 scores only exist with an environment, causes
 * of regret only without one.
 */
export function fittingRegretView(
  wanted: View['regret'] | undefined,
  { environment }: { readonly environment?: true | undefined },
): View['regret'] {
  if (environment) return wanted === undefined || wanted === 'paid' ? 'answer' : wanted;
  return wanted === undefined || wanted === 'answer' || wanted === 'f1' ? 'total' : wanted;
}
