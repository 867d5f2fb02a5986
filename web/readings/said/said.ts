/** A sentence as the engine says it in English, with {} for each value, and what says it in the page's language. */
export type Said = readonly [english: string, say: (...values: string[]) => string];

const patterns = new Map<string, RegExp>();

/** What the engine said, in the page's language; null where it is none of the sentences. The first that fits counts. */
export function saidIn(sentences: readonly Said[], text: string): string | null {
  for (const [english, say] of sentences) {
    const [whole, ...values] = patternOf(english).exec(text) ?? [];
    if (whole !== undefined) return say(...values);
  }
  return null;
}

function patternOf(english: string): RegExp {
  const known = patterns.get(english);
  if (known) return known;
  const literals = english.split('{}').map((literal) => literal.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'));
  const pattern = new RegExp(`^${literals.join('(.*?)')}$`);
  patterns.set(english, pattern);
  return pattern;
}
