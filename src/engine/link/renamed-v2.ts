type Fields = Readonly<Record<string, unknown>>;

/**
 * Today's parameters of DAL-GP-UCB from those used before its looks and their test became choices that algorithms share.
 * At that time, a bound δ_B above 0 meant an event test in addition to the test of looks.
 */
function dalGpUcb(parameters: Fields): Fields {
  const { shareFrom, spacing, deltaB, ...same } = parameters;
  if (shareFrom === undefined) return parameters;
  const trigger = deltaB === 0 ? { trigger: 'glr' } : { trigger: 'event-or-glr', deltaB };
  return { ...same, looks: shareFrom, lookSpacing: spacing, ...trigger };
}

/**
 * By algorithm: today's parameters from those in a link, which may be older. When a parameter is renamed, enter its old
 * name here, since links of every version must remain readable.
 */
export const RENAMED: Readonly<Record<string, (parameters: Fields) => Fields>> = { 'dal-gp-ucb': dalGpUcb };
