/** A place of its own under the header, in front of lanes and insight. */
export interface Place {
  readonly name: 'papers';
  /** The experiment that is open; empty: the first. */
  readonly experiment: string;
}

/** What the fragment names; null where it is no place's. */
export function placeOf(fragment: string): Place | null {
  const [, experiment] = fragment.match(/^papers(?:\/([a-z0-9-]{0,40}))?$/) ?? [];
  return /^papers(\/|$)/.test(fragment) ? { name: 'papers', experiment: experiment ?? '' } : null;
}
