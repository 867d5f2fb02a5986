import type { Phase } from '../store/state.ts';

/** A work that an algorithm comes from, as its paper's list of references or our sources name it. */
export interface Source {
  readonly text: string;
  /** "2003.04691", where the sources print it: sources.ts says for which. */
  readonly arxiv?: string;
}

/** A line of pseudo-code, and the phase of a step in which it is done; null: in none of its own. */
export type CardLine = readonly [phase: Phase | null, text: string];

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

const files = import.meta.glob<Card>('./algorithms/**/*.ts', { import: 'card' });
const BY_ID = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.ts$/g, ''), load] as const),
);

/** The card of an algorithm, a chunk of its own; null for one of one's own, which has none. */
export async function loadCard(id: string): Promise<Card | null> {
  return (await BY_ID.get(id)?.()) ?? null;
}
