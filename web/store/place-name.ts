const NAMES = ['library', 'papers', 'you', 'yours', 'own', 'compare', 'glossary'] as const;

/** A place of its own under the header, in front of lanes and insight. */
export interface Place {
  readonly name: (typeof NAMES)[number];
  /**
   * What of it is open: the library's shelf, the papers' experiment, the editor's tab, the link of what is compared. Empty: what it opens
   * with.
   */
  readonly detail: string;
}

/** What the fragment names; null where it is no place's. */
export function placeOf(fragment: string): Place | null {
  const [head, ...rest] = fragment.split('/');
  const name = NAMES.find((one) => one === head);
  const detail = rest.join('/');
  const known = name === 'compare' || /^[a-z0-9-]{0,40}$/.test(detail);
  return name ? { name, detail: known ? detail : '' } : null;
}

/** The other way round, with its `#`. */
export const fragmentOf = ({ name, detail }: Place): string =>
  detail === '' ? `#${name}` : `#${name}/${detail}`;
