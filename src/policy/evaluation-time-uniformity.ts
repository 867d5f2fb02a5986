/**
 * Evaluation time uniformity C = Σ_j Σ_k min(1/ε², (τ_j − τ_k)²) of a set of times (CTV paper, §4): the larger, the
 * more the objective changes within the set. ε = 0 caps nothing.
 */
export function evaluationTimeUniformity(times: readonly number[], epsilon: number): number {
  const cap = 1 / (epsilon * epsilon);
  return times.reduce((sum, s) => times.reduce((row, t) => row + Math.min(cap, (s - t) * (s - t)), sum), 0);
}
