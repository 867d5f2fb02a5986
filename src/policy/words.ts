import type { StepRecord } from '../contracts/record.ts';

/** "all **12** points stay". */
export function kept({ dataSizeAfter }: StepRecord): string {
  return dataSizeAfter === 1 ? 'the **1** point stays' : `all **${dataSizeAfter}** points stay`;
}

/** "next reset in **3** steps", where the calendar resets after every `period` observations. */
export function nextReset({ tPrime }: StepRecord, period: number): string {
  const left = period - (tPrime ?? 0);
  return `next reset in **${left}** step${left === 1 ? '' : 's'}`;
}

/** "2.24 > 1.25 **reset**": ψ, κ, and what came of it. */
export function againstThreshold({ psi, kappa, reset, reason, testActive }: StepRecord): string {
  const relation = `${(psi ?? 0).toFixed(2)} ${(psi ?? 0) > (kappa ?? 0) ? '>' : '≤'} ${(kappa ?? 0).toFixed(2)}`;
  const outcome = reset ? '**reset**' : testActive ? '**no reset**' : '**test off**';
  return `${relation} ${outcome}${reason === 'upper bound' ? ' (upper bound)' : ''}`;
}
