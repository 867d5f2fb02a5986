/** A place of its own under the header, in front of lanes and insight. */
export interface Place {
  readonly name: 'papers' | 'you' | 'own';
  /** What of it is open: the papers' experiment, the editor's tab. Empty: what it opens with. */
  readonly detail: string;
}

/** What the fragment names; null where it is no place's. */
export function placeOf(fragment: string): Place | null {
  const [, name, detail] = fragment.match(/^(papers|you|own)(?:\/(.*))?$/) ?? [];
  if (!name) return null;
  return {
    name: name as Place['name'],
    detail: /^[a-z0-9-]{0,40}$/.test(detail ?? '') ? (detail ?? '') : '',
  };
}
