/** Number of single-letter insertions, deletions and substitutions between two words (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, substitution));
    }
    row = next;
  }
  return row[b.length];
}

/** The known word that `word` was probably meant to be; undefined when none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  // Beyond this length nothing is a slip of the keyboard, and the table would grow without end.
  if (word.length > 100) return undefined;
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const distances = known.map((candidate) => editDistance(plain(word), plain(candidate)));
  const best = Math.min(...distances);
  return best <= Math.max(1, Math.floor(word.length / 3)) ? known[distances.indexOf(best)] : undefined;
}

/** Characters of a list of known words: with it a sentence stays under 300. */
const LONGEST_LIST = 100;

/** How an error about an unknown word ends: 'did you mean "horizon"?' and what is known, as far as it fits. */
export function suggestion(word: string, known: readonly string[]): string {
  const guess = nearest(word, known);
  const list = known.length === 0 ? 'there are none' : `known: ${enumeration(known)}`;
  return guess === undefined ? list : `did you mean "${guess}"? (${list})`;
}

/** "a, b, c"; "a, b and 12 more" where the words do not all fit. */
function enumeration(words: readonly string[]): string {
  const all = words.join(', ');
  if (all.length <= LONGEST_LIST) return all;
  const shown = all.slice(0, all.lastIndexOf(', ', LONGEST_LIST));
  return `${shown} and ${words.length - shown.split(', ').length} more`;
}
