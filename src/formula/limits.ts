/** Bounds of what is read at all, so that any text is refused or read in bounded time. */
export const LIMITS = { characters: 1000, tokens: 400, depth: 60 } as const;
