/** A place of its own under the header, in front of lanes and insight. */
export interface Place {
  readonly name: 'papers' | 'you' | 'compare';
  /** What of it is open: the papers' experiment; the link of what is compared. Empty: what it opens with. */
  readonly detail: string;
}

/** What the fragment names; null where it is no place's. */
export function placeOf(fragment: string): Place | null {
  const [, name, detail = ''] = fragment.match(/^(papers|you|compare)(?:\/(.*))?$/s) ?? [];
  if (!name) return null;
  const known = name === 'compare' || /^[a-z0-9-]{0,40}$/.test(detail);
  return { name: name as Place['name'], detail: known ? detail : '' };
}

/** The other way round, with its `#`. */
export const fragmentOf = ({ name, detail }: Place): string =>
  detail === '' ? `#${name}` : `#${name}/${detail}`;
