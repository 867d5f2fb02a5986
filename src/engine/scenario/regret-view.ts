import type { View } from '../../contracts/scenario.ts';

/**
 * The reading of the regret panel that an objective offers: the wanted one; without a wish the regret of the answer
 * where there is an environment, else the total. Answers and F1 scores only exist with an environment, what was paid for
 * only without one.
 */
export function fittingRegretView(
  wanted: View['regret'] | undefined,
  { environment }: { readonly environment?: true | undefined },
): View['regret'] {
  if (environment) return wanted === undefined || wanted === 'paid' ? 'answer' : wanted;
  return wanted === undefined || wanted === 'answer' || wanted === 'f1' ? 'total' : wanted;
}
