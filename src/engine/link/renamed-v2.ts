type Fields = Readonly<Record<string, unknown>>;

/**
 * DAL-GP-UCB's parameters from before the looks and their test became choices that algorithms share. An event test beside the test of
 * looks was then asked for by a bound δ_B above 0.
 */
function dalGpUcb(parameters: Fields): Fields {
  const { shareFrom, spacing, deltaB, ...same } = parameters;
  if (shareFrom === undefined) return parameters;
  const trigger = deltaB === 0 ? { trigger: 'glr' } : { trigger: 'event-or-glr', deltaB };
  return { ...same, looks: shareFrom, lookSpacing: spacing, ...trigger };
}

/**
 * By algorithm: today's parameters from those that a link holds, which may be older. Whoever renames a parameter enters its old name
 * here, for links are read for ever.
 */
export const RENAMED: Readonly<Record<string, (parameters: Fields) => Fields>> = { 'dal-gp-ucb': dalGpUcb };
