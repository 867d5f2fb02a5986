/** The phases of a step, in their order; slow motion shows them one by one. */
export const PHASES = ['fit', 'score', 'query', 'test', 'reset'] as const;
export type Phase = (typeof PHASES)[number];

/** A work that an algorithm comes from, as its paper's list of references or our sources name it. */
export interface Source {
  readonly text: string;
  /** "2003.04691", where the sources print it: sources.about.ts says for which. */
  readonly arxiv?: string;
}

/** A line of pseudo-code, and the phase of a step in which it is done; null: in none of its own. */
type CardLine = readonly [phase: Phase | null, text: string];

/** How an algorithm works. Texts have symbols between dollar signs. */
export interface Card {
  /** What the next query maximises. */
  readonly formula: string;
  /** One step, line by line. */
  readonly step: readonly CardLine[];
  /** What it takes the world to be. */
  readonly assumes: readonly string[];
  /** Of a step, with $n$ observations held and $G$ candidates. */
  readonly cost: string;
  readonly sources: readonly Source[];
}
