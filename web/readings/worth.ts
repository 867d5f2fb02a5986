/** Shares of the variance that are worth learning, in whole per cent. */
interface Worth {
  /** At the query. */
  readonly query: number;
  /** On average over the candidates. */
  readonly mean: number;
}

/** What predictive sampling found worth learning at a step. @param share C/Σ on the candidates (G), 0 to 1 */
export function worthReading(share: ArrayLike<number>, query: number): Worth {
  let sum = 0;
  for (let g = 0; g < share.length; g++) sum += share[g];
  return { query: percent(share[query]), mean: percent(sum / share.length) };
}

const percent = (share: number): number => Math.round(100 * Math.min(1, Math.max(0, share)));
